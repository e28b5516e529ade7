/** Does this browser store data for us? Its settings may forbid it. */
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
