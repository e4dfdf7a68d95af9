const de = {
  kind: 'Rechtliches',
  asOf: 'Stand {day}',
  contents: 'Übersicht',
  draft: 'Entwurf: Die Rechtsberatung der Inhaber bestätigt ihn vor dem Start.',
  others: 'Weitere Angaben',
}

export default de
export type Messages = typeof de
