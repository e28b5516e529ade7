export const scoped: { readonly generateScopedName: (local: string, file: string) => string };
export const nameOf: (file: string) => string;
export const sheets: () => readonly string[];
export const selectorsOf: (css: string) => readonly string[];
export const namesIn: (css: string) => readonly string[];
export const types: string;
export const text: () => string;
export const write: () => void;
