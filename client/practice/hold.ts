/** One page of a browser at a time, the latest, holds a practice table: two writers would spoil it for both. */

/** Resolves when this page holds the table; calls `lost` when another page has taken it. */
export const hold = (table: string, lost: () => void): Promise<void> =>
  new Promise(held => {
    // A page without encryption has no locks, nor has a browser that stores nothing.
    const { locks } = navigator as { readonly locks?: LockManager };
    if (locks === undefined) return held();
    let isHeld = false;
    locks
      .request(`practice:${table}`, { steal: true }, () => {
        isHeld = true;
        held();
        return new Promise<never>(() => {});
      })
      .catch(() => (isHeld ? lost() : held()));
  });
