/** Frame of the questions on product pages. */
const de = {
  rule: 'Fragen',
  title: 'Häufige Fragen',
  ask: 'Andere Frage stellen',
}

export default de
export type Messages = typeof de
