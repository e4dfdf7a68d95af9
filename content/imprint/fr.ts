import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Mentions légales – Gratweg',
    description:
      'Exploitant de ce site : raison sociale, adresse postale, téléphone et e-mail, avec des indications sur le contenu, les cartes et le droit d’auteur.',
  },
  title: 'Mentions légales',
  lead: 'Qui est derrière ce site et comment nous joindre.',
  drawingAlt: 'Carnet de terrain à élastique, dessin',
  facts: [
    {
      label: 'Exploitant',
      value: '{company}',
    },
    {
      label: 'Adresse',
      value: '{street}, {city}',
    },
    {
      label: 'Téléphone',
      value: '{phone}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
    {
      label: 'Version',
      value: 'Version du 21 novembre 2026, à vérifier par le conseil juridique des propriétaires',
    },
  ],
  sections: [
    {
      title: 'Contenu',
      paragraphs: [
        'Nous vérifions nos indications avec soin. Les prix et les durées des stages et des sorties valent tels qu’ils sont publiés ici.',
        'Les exploitants des autres sites auxquels nous renvoyons répondent de leur contenu.',
      ],
    },
    {
      title: 'Cartes et dessins',
      paragraphs: [
        'La carte et le panorama sont schématiques et ne sont pas destinés à la navigation. En chemin, prenez la carte nationale.',
        'Les balises de couleur sont un élément graphique. Elles ne désignent pas d’itinéraires officiels.',
      ],
    },
    {
      title: 'Droit d’auteur',
      paragraphs: [
        'Les textes, les dessins et les cartes appartiennent à {company}. Pour toute utilisation, veuillez nous demander au préalable.',
        'Les polices Archivo et Newsreader sont sous licence SIL Open Font License 1.1.',
      ],
    },
  ],
  actions: [
    {
      label: 'Nous contacter',
      to: '/kontakt',
    },
    {
      label: 'Protection des données',
      to: '/datenschutz',
    },
    {
      label: 'CGV',
      to: '/agb',
    },
  ],
}

export default fr
