/** After the first visit the browser keeps the pages, so that practice works when the server is away. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A browser may forbid it (private windows do); then there is just no offline play.
    navigator.serviceWorker.register('/offline.js').catch(() => {});
  });
};
