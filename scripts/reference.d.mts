export const pages: () => readonly { readonly path: string; readonly text: string }[];
