/** The path below which the server is reached; empty if it has a domain of its own. The server writes it into the page. */
export const prefix = document.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? '';
