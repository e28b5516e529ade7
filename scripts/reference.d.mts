export const pages: () => Promise<readonly { readonly path: string; readonly text: string }[]>;
