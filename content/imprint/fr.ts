import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Mentions légales – Gratweg',
    description:
      'Qui exploite ce site : raison sociale, adresse, téléphone, e-mail et IDE, avec des indications sur le contenu, les cartes, les droits et l’accessibilité.',
  },
  title: 'Mentions légales',
  lead: 'Qui se trouve derrière ce site et comment nous joindre.',
  sections: {
    anbieterin: {
      title: 'Édition du site',
      paragraphs: [],
    },
    bestellen: {
      title: 'Commander et réserver',
      paragraphs: [
        'Les étapes jusqu’au contrat, la correction de vos saisies et le moment de notre confirmation sont décrits dans les conditions générales : [dans la boutique](/agb#bestellen) et [pour les stages et les sorties d’équipe](/agb#buchen).',
        'Les prix et les durées publiés ici font foi.',
      ],
    },
    inhalte: {
      title: 'Contenu et liens',
      paragraphs: [
        'Nous vérifions nos indications avec soin. Si vous trouvez tout de même une erreur, écrivez à {email}.',
        'Les exploitants des autres sites auxquels nous renvoyons répondent de leur contenu.',
      ],
    },
    karten: {
      title: 'Cartes et signes',
      paragraphs: [
        'La carte et le panorama sont schématiques et ne servent pas à s’orienter. En route, prenez la carte nationale.',
        'Le jaune, le rouge et le bleu désignent chez nous les niveaux 1, 2 et 3 des stages, pas les catégories des chemins de randonnée suisses. La difficulté d’un parcours est donnée par son degré sur l’échelle de randonnée du CAS, à la page du stage.',
      ],
    },
    urheberrecht: {
      title: 'Droits d’auteur',
      paragraphs: [
        'Les textes, les dessins et les cartes appartiennent à {company}. Contactez-nous avant toute utilisation.',
        'Les polices Archivo et Newsreader sont sous licence SIL Open Font License 1.1.',
      ],
    },
    zugang: {
      title: 'Accessibilité',
      paragraphs: [
        'Ce site doit pouvoir s’utiliser au clavier, avec un lecteur d’écran et un fort agrandissement ; notre référence, ce sont les WCAG 2.2, niveau AA. Si quelque chose ne va pas, dites-le-nous : {email}.',
      ],
    },
  },
  facts: {
    company: { label: 'Raison sociale', value: '{company}' },
    address: { label: 'Adresse postale', value: '{street}, {city}, Suisse' },
    email: { label: 'E-mail', value: '{email}' },
    phone: { label: 'Téléphone', value: '{phone}' },
    representative: { label: 'Direction', value: '{representative}' },
    register: { label: 'Registre du commerce', value: 'Canton de Zoug, {uid}' },
    vat: { label: 'Numéro de TVA', value: '{vatNumber}' },
  },
}

export default fr
