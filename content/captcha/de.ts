/** Solved by the browser without user input. */
const de = {
  working: 'Ihr Browser löst das Captcha …',
  solved: 'Captcha gelöst',
  /** Sending still works: with a far lower limit and without a copy. */
  failed: 'Das Captcha lädt nicht. Sie können trotzdem senden.',
  retry: 'Neu laden',
}

export default de
export type Messages = typeof de
