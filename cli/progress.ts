/** A progress bar for long work, on stderr and only on a terminal. */
const WIDTH = 30;

export const progress = (total: number): { step(): void; clear(): void } => {
  const { stderr } = process;
  if (!stderr.isTTY) return { step: () => {}, clear: () => {} };
  let done = 0;
  let drawn = 0;
  return {
    step() {
      done++;
      const now = Date.now();
      if (now - drawn < 100) return;
      drawn = now;
      const full = Math.round((WIDTH * done) / total);
      stderr.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${total}`);
    },
    clear: () => {
      if (drawn > 0) stderr.write(`\r${' '.repeat(WIDTH + 30)}\r`);
    },
  };
};
