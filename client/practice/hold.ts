/** One page of a browser at a time has a practice table, the one that came last: two that write down how it goes on would spoil it for both. */

/** Done when the table is ours; `lost` is called when another page has taken it. */
export const hold = (table: string, lost: () => void): Promise<void> =>
  new Promise(held => {
    // A page that came without encryption has no locks, and a browser that keeps nothing gives none.
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
