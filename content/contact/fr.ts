import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Contact – Gratweg',
    description:
      'Écrivez-nous ou appelez-nous : formulaire, téléphone, e-mail et accès à notre bureau de Cham. Nous répondons dans les 24 heures.',
  },
  title: 'Contact',
  lead: 'Une question, une date, un projet : dites-nous en deux mots de quoi il s’agit. {rule:answer}',
  mapAlt: 'Carte schématique : Cham à l’extrémité nord du lac de Zoug, la ville de Zoug sur l’autre rive',
  mail: 'Écrire un e-mail',
  call: 'Appeler',
  way: {
    rule: 'Accès',
    title: 'Pour nous trouver',
    lead: 'Nous sommes souvent dehors. Dites-⁠nous quand vous venez, et quelqu’un sera là.',
    alt: 'Carte schématique de Cham : depuis la gare, le chemin piéton traverse la route principale en direction du lac ; la piste cyclable suit la rive depuis Zoug ; la route arrive de la sortie d’autoroute au nord.',
    schematic: 'Schématique. Ne sert pas à s’orienter.',
    station: 'Gare',
    exit: 'Sortie Cham',
    toZug: 'vers Zoug',
    foot: {
      title: 'À pied',
      text: 'Le train S1 s’arrête à Cham. Depuis la gare, descendez vers le lac, traversez la route principale, puis prenez à droite. Il faut 6 minutes.',
    },
    bike: {
      title: 'À vélo',
      text: 'Depuis Zoug, longez toujours la rive : environ 6 kilomètres, sans montée. Vous pouvez attacher le vélo devant la maison.',
    },
    car: {
      title: 'En voiture',
      text: 'Autoroute A4, sortie Cham, puis direction centre. Il y a des places de parc à la gare.',
    },
    outdoors:
      'Les stages et les sorties ne commencent pas ici. Le lieu de rendez-vous figure avec la date dans l’agenda et dans votre confirmation.',
  },
  direct: {
    rule: 'Raccourcis',
    title: 'Vous savez déjà ce que vous cherchez',
    project: {
      title: 'Un projet',
      text: 'Dites-nous quoi, quand et dans quel cadre. Ce que vous ignorez, laissez-le en blanc.',
      link: 'Soumettre un projet',
    },
    date: {
      title: 'Une date',
      text: 'Stages et sorties avec le jour, le lieu et les places libres.',
      link: 'Voir l’agenda',
    },
    gift: {
      title: 'Un cadeau',
      text: '{rule:voucherDelivery}',
      link: 'Aller à la boutique',
    },
  },
}

export default fr
