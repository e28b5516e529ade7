/** Does this browser keep anything for us? It may be told not to. */
const TRIAL = 'sixgun:trial';

export const keepsThings = (): boolean => {
  try {
    localStorage.setItem(TRIAL, '1');
    localStorage.removeItem(TRIAL);
    return true;
  } catch {
    return false;
  }
};
