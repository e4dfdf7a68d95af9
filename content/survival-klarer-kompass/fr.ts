import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Klarer Kompass : stage de survie, niveau 3 – Gratweg',
    description:
      'Un stage pour cadres habitués au terrain : préparer l’itinéraire, mener le groupe, savoir faire demi-tour. 2½ jours, {price:klarer-kompass} par personne.',
  },
  lead: 'Klarer Kompass veut dire boussole claire. Deux jours et demi autour du Rigi : vous préparez l’itinéraire, menez le groupe et décidez quand faire demi-tour. Nous vous accompagnons.',
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
          { time: '16:00', title: 'Fin', text: 'Retour à l’arrêt.' },
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
    'Sac de couchage jusqu’à 0 °C et matelas',
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
      title: 'Vous menez, nous restons responsables',
      text: 'Votre guide connaît chaque étape, vous accompagne toujours et intervient avant qu’il y ait danger. Nous ne quittons les chemins que sur terrain sec et sans neige.',
    },
    {
      title: 'La nuit et le froid',
      text: 'Si le bulletin annonce moins de 0 °C, nous dormons sous un toit. L’itinéraire est alors plus court.',
    },
  ],
  included: [
    'L’encadrement de jour comme de nuit',
    'Cartes, boussole, bâches et réchauds',
    'Les repas dès le vendredi soir',
    'L’autorisation pour les camps',
  ],
  order: 'Commencez par Durchhaltevermögen, sauf si vous avez déjà l’expérience des nuits dehors.',
}

export default fr
