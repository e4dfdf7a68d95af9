import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Gestion de projets numériques – Gratweg',
    description:
      'Conduite de projets et de programmes informatiques et de transformation, du mandat à la passation. Réponse aux demandes dans les 24 heures.',
  },
  title: 'Nous dirigeons votre projet informatique ou de transfor\u00admation',
  motto: 'Nous menons vos projets au-\u2060delà de la crête.',
  lead: 'Pour les entreprises à qui il manque une direction de projet ou de programme\u202f: du lancement à la passation, sur mandat, pour un temps ou en accompagnement. Chaque semaine, vous recevez une page qui dit où en est le projet.',
  facts: [
    { name: 'Facturation', text: 'prix fixe, régie ou formule mixte' },
    { name: 'Lieu', text: 'chez vous et depuis Cham' },
    { name: 'Réponse', text: 'dans les 24 heures' },
  ],
  dayRate: 'Tarif journalier',
  request: 'Soumettre un projet',
  reply: 'réponse dans les 24 heures',
  ways: {
    label: 'Trois façons de commencer',
    call: {
      title: 'Appeler',
      text: 'En quelques minutes, vous nous dites de quoi il s’agit. Nous vous disons si nous pouvons vous aider et ce qui vient ensuite.',
    },
    check: {
      title: 'Faire le point',
      text: 'Votre projet est déjà en cours\u202f? Notre analyse établit où il en est et présente trois itinéraires\u202f: continuer, changer de route, faire demi-tour.',
      action: 'Demander une analyse',
      note: 'L’étendue et le prix sont fixés d’avance dans l’offre.',
      fixed: 'Prix fixe\u202f: {price}',
    },
    request: {
      title: 'Nous écrire',
      text: 'Vous décrivez le projet, la période et le budget. Ce que vous ne savez pas, laissez-le en blanc. Suivent un entretien et une offre.',
    },
  },
  profile: {
    alt: 'Un projet en profil d’altitude : cinq étapes de montée jusqu’à la mise en service, puis la descente vers l’exploitation',
    label: 'Les six étapes d’un mandat',
  },
  scope: {
    label: 'Projets',
    title: 'Les projets que nous dirigeons',
    kinds: [
      {
        title: 'Projets informatiques',
        text: 'On remplace un système central, on déploie une application métier, on migre des données. Le plus difficile, c’est rarement la technique\u202f: ce sont les interfaces, les dates de bascule et la question de savoir qui pourra travailler le lundi suivant.',
      },
      {
        title: 'Projets de transformation',
        text: 'Des processus changent, des services fusionnent, des responsabilités se déplacent. Nous planifions avec les personnes qui travailleront autrement et veillons au déploiement et à la formation.',
      },
      {
        title: 'Programmes de plusieurs projets',
        text: 'Quand plusieurs projets dépendent les uns des autres, il faut un étage au-dessus : un plan commun, un même rythme et un lieu où l’on tranche les conflits.',
      },
    ],
  },
  services: {
    label: 'Prestations',
    title: 'Ce que nous prenons en charge',
    items: {
      projectManagement: {
        title: 'Gestion de projet',
        text: 'Nous conduisons votre projet sur mandat : objectif, plan, budget, équipe et une seule voix face aux fournisseurs. Chaque semaine, vous recevez une page qui dit où il en est.',
      },
      programmeManagement: {
        title: 'Gestion de programme',
        text: 'Plusieurs projets, un objectif. Nous mettons de l’ordre dans les dépendances et disons quel projet attend lequel.',
      },
      portfolioManagement: {
        title: 'Gestion de portefeuille',
        text: 'Trop de projets pour trop peu de monde. Nous comparons leur utilité, leur charge et leur risque. Vous décidez de ce qui passe d’abord et de ce qui ne se fera pas.',
      },
      pmo: {
        title: 'PMO',
        text: 'Le bureau de projet réunit les délais, les chiffres et les modèles. Nous le mettons sur pied ou nous le dirigeons, et le gardons assez petit pour ne freiner personne.',
      },
      agileCoaching: {
        title: 'Coaching agile',
        text: 'Pour les équipes qui veulent montrer plus vite des résultats. Nous raccourcissons les étapes et clarifions les rôles, jusqu’à ce que chacune aboutisse à quelque chose qui fonctionne.',
      },
      interimManagement: {
        title: 'Management de transition',
        text: 'La direction du projet est partie, le projet est resté. Nous le reprenons pour un temps, établissons où il en est et le remettons à la personne qui reste.',
      },
      trainingCoaching: {
        title: 'Formation et coaching',
        text: 'Pour les chefs et cheffes de projet et leurs mandants, sur leurs propres cas. Si vous le souhaitez, avec une journée en extérieur.',
      },
      other: {
        title: 'Autre chose',
        text: 'Votre projet n’entre dans aucune de ces cases ? Décrivez-le quand même. Si vous n’êtes pas à la bonne adresse, nous le disons dans les 24 heures et, si possible, nous vous en indiquons une meilleure.',
      },
    },
    ask: 'Demander cette prestation',
  },
  mandate: {
    label: 'Déroulement',
    title: 'Comment se déroule un mandat',
    show: 'Les six étapes en détail',
    lead: 'Six étapes. Chacune se termine par un résultat concret, à un point où l’on pourrait encore faire demi-tour. Les semaines sont un exemple : un mandat de 36 semaines.',
    columns: { stage: 'Étape', work: 'Ce qui se passe', result: 'Ce que vous recevez', when: 'Quand' },
    stages: {
      brief: {
        name: 'Mandat',
        milestone: 'Lancement',
        work: 'Nous clarifions le but, les limites et qui décide. Ce que nous ignorons figure sur la même liste que ce que nous savons.',
        result: 'Le mandat en deux pages, signé par celles et ceux qui le paient',
        when: 'Semaine 1',
      },
      analysis: {
        name: 'Analyse',
        milestone: 'Exigences clarifiées',
        work: 'Nous parlons avec les personnes qui font ce travail aujourd’hui et suivons nous-mêmes le processus une fois.',
        result: 'Des exigences classées par importance et des risques avec un nom en face',
        when: 'Semaines 2–5',
      },
      concept: {
        name: 'Conception',
        milestone: 'Décision',
        work: 'Nous présentons deux ou trois voies, chacune avec son coût, sa durée et le prix du demi-tour.',
        result: 'De quoi décider, et un plan où le déploiement et la formation viennent en premier',
        when: 'Semaines 6–10',
      },
      build: {
        name: 'Réalisation',
        milestone: 'Première version',
        work: 'Des pas courts, dont on voit le bout. Toutes les deux semaines, l’équipe montre ce qui marche et dit ce qui ne marche pas.',
        result:
          'Chaque semaine une page sur l’avancement et le budget, toutes les deux semaines une démonstration',
        when: 'Semaines 11–28',
      },
      rollout: {
        name: 'Déploiement',
        milestone: 'Mise en service',
        work: 'Les derniers mètres de montée sont les plus raides : essai à blanc, formation, jour de bascule et un chemin de retour déjà testé.',
        result: 'Des personnes formées, la réception et un plan pour la première semaine d’exploitation',
        when: 'Semaines 29–34',
      },
      handover: {
        name: 'Passation',
        milestone: 'En exploitation',
        work: 'La descente fait partie du chemin. Nous passons la main à celles et ceux qui restent, et partons quand tout marche sans nous.',
        result: 'La documentation, les points en suspens avec nom et date, un bilan en deux pages',
        when: 'Semaines 35–36',
      },
    },
    note: 'La durée de votre projet figure dans l’offre. Dans un mandat plus court, nous regroupons des étapes\u202f; la décision se prend quand même à chaque passage.',
  },
  contracts: {
    label: 'Contrat',
    title: 'Trois façons de facturer',
    fits: 'Convient',
    drawback: 'Le revers',
    types: {
      fixedPrice: {
        title: 'Prix fixe',
        text: 'Nous fixons un prix pour un résultat décrit d’avance. Si cela prend plus de temps que prévu, vous ne payez pas davantage.',
        fits: 'quand le résultat peut être décrit d’avance.',
        drawback: 'Si la demande change, il faut un avenant.',
      },
      timeAndMaterial: {
        title: 'En régie',
        text: 'Vous payez les jours effectués. Nous les détaillons chaque semaine et respectons un plafond qui ne se relève que sur votre décision.',
        fits: 'quand le but bouge encore en chemin.',
        drawback: 'Si cela dure plus longtemps, cela coûte plus cher. D’où le plafond.',
      },
      hybrid: {
        title: 'Formule mixte',
        text: 'L’analyse et la conception à prix fixe, la réalisation en régie. Après la conception, vous pouvez vous arrêter. Le travail fait vous appartient.',
        fits: 'quand personne, au départ, ne peut estimer la réalisation.',
        drawback: 'Deux décomptes au lieu d’un. En échange, vous décidez deux fois.',
      },
    },
  },
  signals: {
    label: 'À vérifier chez vous',
    title: 'À quoi l’on reconnaît un projet en difficulté',
    items: [
      'Le statut est au vert depuis trois séances, et personne n’a rien à montrer.',
      'La date de fin est fixée, le périmètre non.',
      'Les décisions s’appellent « en cours de clarification ».',
      'La meilleure personne travaille sur quatre projets.',
      'On testera à la fin, s’il reste du temps.',
      'Au comité de pilotage, silence.',
    ],
    text: 'Tout projet présente deux de ces signes. À partir de quatre, il vaut la peine d’en parler, même si tout est au vert. Nous faisons le point et présentons trois itinéraires : continuer, changer de route, faire demi-tour. La décision vous revient.',
    link: 'Demander une analyse',
  },
  limits: {
    title: 'Ce que nous ne faisons pas',
    items: [
      'Vendre des logiciels ou toucher des commissions de fournisseurs.',
      'Envoyer vingt personnes. Celle qui vous parle fait le travail.',
      'Défendre un plan auquel nous ne croyons pas.',
      'Écrire des rapports que personne ne lit.',
      'Rester quand vous n’avez plus besoin de nous.',
    ],
  },
  next: {
    label: 'Prochaine étape',
    title: 'Parlez-nous de votre projet.',
    steps: [
      {
        title: 'Aujourd’hui',
        text: 'Vous écrivez ce que vous prévoyez et quelle prestation vous cherchez. Ce que vous ignorez, laissez-le en blanc.',
      },
      {
        title: 'Dans les 24 heures',
        text: 'Vous recevez une réponse de la personne qui conduirait le projet. Avec des questions, pas avec des brochures.',
      },
      {
        title: 'Ensuite',
        text: 'Un entretien d’une heure et une offre de deux pages. Ou un non, avec nos raisons.',
      },
    ],
    rather: 'Vous préférez en parler ?',
  },
}

export default fr
