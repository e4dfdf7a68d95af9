/** The captcha beside a form’s button: the browser solves it, people do nothing. */
const de = {
  working: 'Ihr Browser löst das Captcha …',
  solved: 'Captcha gelöst',
  /** Sending works all the same: under a far lower limit, and without a copy. */
  failed: 'Das Captcha lädt nicht. Sie können trotzdem senden.',
  retry: 'Neu laden',
}

export default de
export type Messages = typeof de
