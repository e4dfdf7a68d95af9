import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Stages de survie, sorties d’équipe, projets – Gratweg',
    description:
      'Stages de survie de 1 à 2½\u00a0jours dès {francs:survival-from} par personne, sorties d’équipe de 4 heures ou plus, direction de projets. À Cham, au bord du lac de Zoug.',
  },
  hero: {
    titleLines: ['Stages de survie, sorties d’équipe', 'et direction de projets.'],
    motto: 'Le plan, c’est la carte. Diriger, c’est le terrain.',
    lead: 'Pour les particuliers, les équipes et les entreprises\u202f: des stages de 1 à 2½\u00a0jours, des sorties d’équipe de 4 heures ou plus, la direction de projets numériques. Depuis Cham, au bord du lac de Zoug.',
    panoramaAlt:
      'Panorama depuis Cham vers le sud : le Zugerberg, le Wildspitz, le Rigi et les Alpes derrière le lac de Zoug',
    signs: {
      course: {
        label: 'Trouver un stage',
        condition: 'par personne, 1–2½\u00a0jours',
        note: 'dès {francs:survival-from}',
      },
      teamEvent: {
        label: 'Planifier une sortie',
        condition: 'jusqu’à 12 personnes, 4 h ou plus',
        note: 'dès {francs:team-events-from}',
      },
      project: {
        label: 'Parler d’un projet',
        condition: 'réponse sous 24\u00a0h',
        note: 'sans engagement',
      },
    },
    signpostLabel: 'Poteau indicateur vers nos offres',
    place: 'Cham',
    altitude: '418 m',
  },
  waypoint: 'Étape {n}',
  services: {
    waypointLabel: 'Offres',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'Ce que nous proposons, pour qui et à quel prix',
    planned: 'prévu',
    walked: 'parcouru',
    items: {
      survivalTraining: {
        title: 'Stages de survie',
        facts: 'De 1 à 2½\u00a0jours, de {francs:survival-from} à {francs:survival-to} par personne',
        text: 'Des stages par niveaux, du premier feu à votre propre itinéraire. Vous réservez une ou plusieurs places à une date publique.',
        link: 'Comparer les niveaux',
        alt: 'Bivouac près du feu, sous les étoiles qui tournent',
      },
      teamEvents: {
        title: 'Sorties d’équipe',
        facts:
          'De 4\u00a0heures à 1½\u00a0jour, forfait de {francs:team-events-from} à {francs:team-events-to} jusqu’à 12 personnes',
        text: 'Des sorties pour votre équipe, en forêt et au bord de l’eau, à la date de votre choix. Dès 13 personnes, le prix se calcule par personne.',
        link: 'Trouver la sortie qui convient',
        alt: 'Feu de camp dessiné en lignes d’égale chaleur',
      },
      projectManagement: {
        title: 'Gestion de projet',
        facts: 'Projets et programmes\u202f: à prix fixe, en régie ou formule mixte',
        text: 'Nous dirigeons les projets informatiques et de transformation des entreprises, du mandat à la passation. {rule:noObligation} {rule:answer}',
        link: 'Découvrir nos mandats',
        alt: 'Carte du lac de Zoug : le chemin prévu est droit, le chemin parcouru est sinueux',
      },
    },
  },
  about: {
    waypointLabel: 'À propos',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'Qui nous sommes',
    lead: 'Gratweg est une petite entreprise de Cham. Elle dirige des projets numériques et organise dehors des stages et des sorties d’équipe.',
    text: 'Diriger un projet, c’est travailler avec des hypothèses\u202f: délais, budgets, responsabilités. Voilà la carte. Dehors, nous travaillons ce qui ne figure sur aucune carte\u202f: choisir le pas suivant, ménager ses forces, garder un groupe soudé.',
    link: 'Faire connaissance',
    quote: '« Quand on sait où l’on est, pas besoin de hausser le ton. »',
    mapAlt:
      'Carte schématique du lac de Zoug avec la boucle Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
    caption: 'Cette page est une boucle autour du lac de Zoug : six étapes, puis retour à Cham.',
    schematic: 'Schématique. Ne sert pas à s’orienter.',
  },
  band: {
    kicker: 'Prochain stage',
    placesLeft: { one: 'encore {n} place', other: 'encore {n} places' },
    firstStep: {
      kicker: 'Le premier pas',
      duration: 'Durée',
      length: '1 jour',
      unit: 'par personne',
      action: 'Voir le stage',
    },
  },
  events: {
    waypointLabel: 'Dates',
    place: 'Rigi Kulm',
    altitude: '1797\u00a0m',
    title: 'Prochaines dates',
    columns: {
      date: 'Date',
      mark: 'Balisage',
      name: 'Événement',
      place: 'Lieu et heure',
      price: 'Prix',
      left: 'Places',
    },
    empty: 'Aucune date publique n’est prévue pour le moment. Revenez bientôt.',
    failed: 'L’agenda n’a pas pu être chargé. Réessayez plus tard.',
    ask: 'Demander une date',
    link: 'Voir toutes les dates',
    levelTest: 'Quel niveau me convient\u202f?',
  },
  news: {
    waypointLabel: 'Actualités',
    place: 'Rive d’Immensee',
    altitude: '413\u00a0m',
    title: 'Actualités\u202f: extraits du carnet',
    link: 'Toutes les actualités',
  },
  contact: {
    waypointLabel: 'Contact',
    place: 'Cham',
    altitude: '418\u00a0m',
    title: 'Écrivez-nous',
    lead: 'Une question, une date, un projet\u202f: dites-nous en deux mots de quoi il s’agit. {rule:answer}',
    actions: { mail: 'Écrire un e-mail', book: 'Acheter un bon cadeau', dates: 'Voir les dates' },
  },
}

export default fr
