export const within: { readonly postcssPlugin: string; Once(root: unknown): void };
