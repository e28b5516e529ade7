/** Which build this page is of: the name of its entry script, as a server says it of its own page. Null while it is not built at all. */
const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

export const build: string | null = /\/assets\/([^/]+)\.js$/.exec(entry)?.[1] ?? null;
