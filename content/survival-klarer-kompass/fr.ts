import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Klarer Kompass (Boussole claire), survie niveau 3 – Gratweg',
    description:
      'Un stage de survie pour qui dirige : itinéraire, conduite du groupe, demi-tour. 2½ jours autour du Rigi, {francs:klarer-kompass} par personne.',
  },
  lead: 'Deux jours et demi autour du Rigi. Vous préparez l’itinéraire, menez le groupe sur au moins deux étapes et décidez quand faire demi-tour. Votre guide vous accompagne.',
  fit: {
    grade: {
      title: 'T3 veut dire randonnée en montagne exigeante',
      text: 'C’est ce que dit l’échelle de randonnée du CAS (Club alpin suisse) : le sentier n’est pas visible partout, certains passages sont exposés, les mains aident parfois. Il faut des chaussures de montagne solides et le pied sûr.',
    },
    enough: {
      title: 'Votre forme suffit',
      text: 'si vous pouvez marcher cinq heures avec un sac plein, deux jours de suite, aussi en montée. Le groupe avance au pas de la personne la plus lente.',
    },
    instead: {
      title: 'Prenez plutôt le niveau 2',
      text: 'si vous n’avez jamais passé de nuit dehors ou que vous n’êtes pas à l’aise sur les sentiers raides : deux jours, une nuit, {francs:durchhaltevermoegen}.',
    },
  },
  nights: {
    title: 'Deux nuits dans le camp que vous montez',
    bands: [
      {
        name: 'Nuit de vendredi à samedi',
        parts: [
          {
            time: '18:30',
            title: 'Le camp',
            text: 'Choisir l’endroit, tendre la bâche, cuisiner.',
          },
          {
            time: '20:30',
            title: 'Retour sur la journée, puis la nuit',
            text: 'La personne qui a mené parle en premier. Ensuite, vous dormez sous la bâche.',
          },
          {
            time: '06:00',
            title: 'Météo',
            text: 'Lire, puis décider.',
          },
        ],
      },
      {
        name: 'Nuit de samedi à dimanche',
        parts: [
          {
            time: '17:30',
            title: 'Le second camp',
            text: 'Cette fois sans nos questions.',
          },
          {
            time: '20:00',
            title: 'Retour sur la journée, puis la nuit',
            text: 'Qu’a compris le groupe, que voulait-on dire ?',
          },
          {
            time: '06:30',
            title: 'Dernière étape',
            text: 'Le groupe désigne la personne qui mène.',
          },
        ],
      },
    ],
    facts: [
      {
        title: 'Couchage',
        text: 'Le groupe dort ensemble sous des bâches, sans se déshabiller, à l’endroit qu’il choisit. Vous apportez matelas et sac de couchage. Si vous préférez dormir à part, dites-le-nous : nous prendrons une bâche de plus.',
      },
      {
        title: 'Froid',
        text: 'Si le bulletin annonce moins de 0 °C, nous dormons sous un toit en dur et l’itinéraire est plus court. Si vous avez froid ou voulez arrêter, réveillez votre guide, qui passe les deux nuits au camp.',
      },
      {
        title: 'Repas',
        text: 'Compris du vendredi soir au dimanche midi, préparés sur le réchaud, végétariens sur demande. Indiquez-nous vos allergies en réservant.',
      },
    ],
  },
  quote: '« Faire demi-tour est une décision. Continuer aussi, mais on ne le remarque pas. »',
  quoteNote: 'Chaque personne mène au moins deux étapes. On reparle de chacune le soir.',
  programme: {
    title: 'Deux jours et demi, en tête à tour de rôle',
    days: [
      {
        name: 'Vendredi',
        items: [
          {
            time: '13:00',
            title: 'Arrivée',
            text: 'Nous donnons le but et les limites, pas le chemin.',
          },
          {
            time: '13:45',
            title: 'Préparer l’itinéraire',
            text: 'Azimuts, horaires, points de demi-tour. Avant de partir, tout le monde a le même plan.',
          },
          {
            time: '15:30',
            title: 'Première étape',
            text: 'Une première personne mène. On se relaie en chemin, avec une courte passation.',
          },
          {
            time: '18:30',
            title: 'Le camp',
            text: 'Choisir l’endroit, tendre la bâche, cuisiner.',
          },
          {
            time: '20:30',
            title: 'Retour sur la journée',
            text: 'La personne qui a mené parle en premier.',
          },
        ],
      },
      {
        name: 'Samedi',
        items: [
          {
            time: '06:00',
            title: 'Météo et décision',
            text: 'Lire le bulletin, confirmer l’itinéraire ou le changer. Avant le petit déjeuner, pas après.',
          },
          {
            time: '07:30',
            title: 'Une étape hors chemin',
            text: 'À l’azimut, avec des points de contrôle que vous avez fixés vous-mêmes.',
          },
          {
            time: '12:00',
            title: 'Repas de midi',
            text: 'Une heure sans carte.',
          },
          {
            time: '13:00',
            title: 'La situation change',
            text: 'Nous modifions une hypothèse : l’heure, le chemin ou les forces. Vous décidez si l’on continue et dites pourquoi.',
          },
          {
            time: '17:30',
            title: 'Le second camp',
            text: 'Cette fois sans nos questions.',
          },
          {
            time: '20:00',
            title: 'Retour sur la journée',
            text: 'Qu’a compris le groupe, que voulait-on dire ?',
          },
        ],
      },
      {
        name: 'Dimanche',
        items: [
          {
            time: '06:30',
            title: 'Dernière étape',
            text: 'Le groupe désigne la personne qui mène.',
          },
          {
            time: '12:00',
            title: 'Le but ou le point de demi-tour',
            text: 'Les deux se valent, s’il y a une bonne raison.',
          },
          {
            time: '13:30',
            title: 'Bilan',
            text: 'D’abord à deux, puis en groupe. Chaque personne écrit ce qu’elle fera autrement lundi.',
          },
          { time: '16:00', title: 'Fin', text: 'Retour au lieu de rendez-vous.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Trois idées pour mieux diriger',
    items: [
      {
        title: 'Fixer d’avance où l’on fait demi-tour',
        text: 'Si on le cherche en route, on trouve toujours une raison de continuer.',
      },
      {
        title: 'Passer la main',
        text: 'Le plan, la position, les questions en suspens. Une passation prend trois minutes et fait gagner une demi-journée.',
      },
      {
        title: 'Dire pourquoi',
        text: 'Sans raison, une décision tient jusqu’à la première difficulté. Vous apprenez à dire la phrase qui la porte.',
      },
    ],
  },
  bring: [
    'Sac à dos, de 50 à 65 litres',
    'Sac de couchage, température de confort 0 °C ou moins, et matelas isolant',
    'Chaussures de montagne à semelle rigide',
    'Veste et pantalon de pluie',
    'Deux couches chaudes, bonnet, gants',
    'Sous-vêtements et chaussettes pour trois jours',
    'Gourdes, 2 litres',
    'Lampe frontale, piles neuves',
    'Tasse, bol, cuillère, couteau',
    'Carnet, crayon, montre',
    'Crème solaire, produit antitiques, vos médicaments',
  ],
  provide: [
    'Cartes au 1:25 000 et boussoles',
    'Bâches, réchauds et ustensiles de cuisine',
    'Les repas du vendredi soir au dimanche midi',
    'Sac de couchage et habits de réserve',
    'Pharmacie et radio de secours',
  ],
  safety: [
    {
      title: 'Vous menez, votre guide est là',
      text: 'Votre guide connaît chaque étape, vous accompagne toujours et intervient avant qu’il y ait danger. Nous ne quittons les chemins que sur terrain sec et sans neige.',
    },
  ],
  included: [
    'L’encadrement de jour comme de nuit',
    'Cartes, boussoles, bâches et réchauds',
    'Les repas du vendredi soir au dimanche midi',
    'L’autorisation pour les camps',
  ],
  order:
    'Commencez par Durchhaltevermögen (Endurance), sauf si vous avez déjà l’expérience des nuits dehors.',
}

export default fr
