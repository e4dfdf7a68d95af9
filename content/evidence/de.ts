/** What surrounds the facts that owners tell. */
const de = {
  voices: { label: 'Stimmen', title: 'Was andere dazu sagen' },
  references: { label: 'Referenzen', title: 'Projekte, die wir geleitet haben' },
  photographs: { label: 'Bilder', title: 'So sieht es aus', credit: 'Bild: {name}' },
  documents: { label: 'Dokumente', title: 'Zum Herunterladen' },
  proofs: { label: 'Nachweise' },
  rows: {
    travelTimes: 'Reisezeit nach Cham',
    travelTime: 'ab {from} {minutes}\u00a0Minuten',
    insurance: 'Haftpflicht',
  },
}

export default de
export type Messages = typeof de
