import { texts } from '#i18n/texts.ts'

/** What surrounds the facts that owners tell. */
export default texts({
  voices: {
    label: { de: 'Stimmen', en: 'Voices', fr: 'Témoignages', it: 'Testimonianze' },
    title: {
      de: 'Was andere dazu sagen',
      en: 'What others say',
      fr: 'Ce qu’en disent les autres',
      it: 'Che cosa ne dicono gli altri',
    },
  },
  references: {
    label: { de: 'Referenzen', en: 'References', fr: 'Références', it: 'Referenze' },
    title: {
      de: 'Projekte, die wir geleitet haben',
      en: 'Projects we have led',
      fr: 'Des projets que nous avons dirigés',
      it: 'Progetti che abbiamo diretto',
    },
  },
  photographs: {
    label: { de: 'Bilder', en: 'Pictures', fr: 'En images', it: 'Immagini' },
    title: { de: 'So sieht es aus', en: 'What it looks like', fr: 'À quoi cela ressemble', it: 'Ecco com’è' },
    credit: { de: 'Bild: {name}', en: 'Picture: {name}', fr: 'Image\u202f: {name}', it: 'Immagine: {name}' },
  },
  documents: {
    label: { de: 'Dokumente', en: 'Documents', fr: 'Documents', it: 'Documenti' },
    title: { de: 'Zum Herunterladen', en: 'To download', fr: 'À télécharger', it: 'Da scaricare' },
  },
  proofs: { label: { de: 'Nachweise', en: 'Credentials', fr: 'Attestations', it: 'Attestati' } },
  rows: {
    travelTimes: {
      de: 'Reisezeit nach Cham',
      en: 'Travel time to Cham',
      fr: 'Trajet jusqu’à Cham',
      it: 'Tempo di viaggio fino a Cham',
    },
    travelTime: {
      de: 'ab {from} {minutes}\u00a0Minuten',
      en: '{minutes}\u00a0minutes from {from}',
      fr: '{minutes}\u00a0minutes depuis {from}',
      it: '{minutes}\u00a0minuti da {from}',
    },
    insurance: {
      de: 'Haftpflicht',
      en: 'Liability cover',
      fr: 'Responsabilité civile',
      it: 'Responsabilità civile',
    },
  },
})
