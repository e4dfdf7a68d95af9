import type { Messages } from './de.ts'

const fr: Messages = {
  title: 'Ce qui manque encore',
  lead: 'Ce que vous êtes seuls à savoir. Chaque information a sa place sur le site et n’y laisse aucun vide tant qu’elle manque. «\u202fSaisir\u202f» mène là où vous la donnez.',
  places: {
    levelTest: 'Survie, test de niveau',
    teamEventRequest: 'Demande de sortie d’équipe',
    founder: 'Équipe, fondation',
    coFounder: 'Équipe, administration',
    further: 'Équipe, autre personne',
  },
  facts: {
    label: 'Informations',
    none: 'Toutes les informations sont là.',
    columns: { fact: 'Il manque', gain: 'Ce que cela apporte', pages: 'Où cela figure' },
    enter: 'Saisir',
    items: {
      address: {
        name: 'Adresse',
        gain: 'Le site affiche une adresse fictive. Sans la vraie, les mentions légales sont incomplètes et personne ne trouve le bureau.',
      },
      phone: { name: 'Numéro de téléphone', gain: 'Pour l’instant, un appel n’aboutit nulle part.' },
      email: {
        name: 'Adresse e-mail',
        gain: 'Pour l’instant, les messages partent vers une adresse fictive.',
      },
      uid: {
        name: 'Numéro d’entreprise (IDE)',
        gain: 'Doit figurer dans les mentions légales. Les entreprises le vérifient avant de payer une facture.',
      },
      processors: {
        name: 'Prestataires pour l’hébergement, les e-mails et la comptabilité',
        gain: 'La déclaration de protection des données les nomme alors, au lieu d’indiquer seulement le type de service.',
      },
      voices: {
        name: 'Témoignages',
        gain: 'Plus forts que n’importe quel titre. Dès deux citations autorisées par page, avec nom et entreprise.',
      },
      name: {
        name: 'Noms des deux personnes',
        gain: 'On sait à qui l’on s’adresse. Pour l’instant, la fonction sert de titre.',
      },
      portrait: {
        name: 'Portraits des deux personnes',
        gain: 'Un visage inspire confiance. D’ici là, la page montre une carte. Format 4:5, en extérieur, sans pose.',
      },
      biography: {
        name: 'Parcours en deux ou trois phrases',
        gain: 'Dit quels projets et quels stages la personne a dirigés, avec une note personnelle.',
      },
      qualifications: {
        name: 'Formations avec organisme et année',
        gain: 'Rend vérifiables le certificat et les premiers secours. Les services du personnel le demandent.',
      },
      languages: {
        name: 'Langues',
        gain: 'Beaucoup d’entreprises de Zoug travaillent en anglais et doivent savoir si c’est possible.',
      },
      since: {
        name: 'Expérience depuis',
        gain: 'Une année en dit plus que «\u202flongue expérience\u202f».',
      },
      role: {
        name: 'Fonction sous la forme souhaitée',
        gain: 'Par exemple «\u202fFondatrice et directrice\u202f» au lieu de «\u202fFondation et direction\u202f».',
      },
      profileUrl: {
        name: 'Profil public',
        gain: 'Pour en savoir plus, on trouve tout le parcours, par exemple sur LinkedIn.',
      },
      furtherInstructors: {
        name: 'Autres guides',
        gain: 'Les grands groupes sont encadrés par deux personnes. Aucune page ne dit encore qui est la deuxième ni quelle est sa formation.',
      },
      photographs: {
        name: 'Photographies',
        gain: 'Elles montrent la réalité\u202f: le camp, le repas, la météo, les gens. Dès trois par page.',
      },
      references: {
        name: 'Références',
        gain: 'Trois mandats avec la branche, la situation de départ et le résultat. Sans eux, la direction de projets reste une promesse.',
      },
      proofs: {
        name: 'Attestations',
        gain: 'Une ligne de chiffres que vous pouvez prouver\u202f: années, stages, certificats. Dès deux.',
      },
      insurance: {
        name: 'Responsabilité civile d’entreprise',
        gain: 'La première question de tout service du personnel avant une sortie d’équipe.',
      },
      memberships: {
        name: 'Affiliations et partenaires',
        gain: 'Associations, propriétaires de forêts, funiculaire\u202f: on voit que d’autres travaillent avec vous.',
      },
      meetingPlaces: {
        name: 'Lieux de rendez-vous exacts',
        gain: 'Avant de réserver, on veut connaître la durée du trajet. Seule la région est indiquée.',
      },
      travelTimes: {
        name: 'Durées de trajet en train',
        gain: 'Depuis Zoug, Zurich et Lucerne, vérifiées dans l’horaire.',
      },
      checkCents: {
        name: 'Prix de l’analyse de projet',
        gain: 'Un prix fixe rend le premier pas facile.',
      },
      dayRateCents: {
        name: 'Tarif journalier',
        gain: 'Pour établir un budget, on voit si un entretien en vaut la peine.',
      },
    },
  },
  unconfirmed: {
    label: 'À confirmer',
    lead: 'Cela figure sur les pages, mais personne ne l’a encore confirmé. Si une affirmation est juste, confirmez-la ici\u202f; sinon, modifiez-la.',
    none: 'Tout est confirmé.',
    columns: { statement: 'Affirmation', pages: 'Où elle figure' },
    confirm: 'C’est juste',
    change: 'Modifier',
    ask: 'Le site calcule avec ces chiffres. Demandez à la personne qui s’occupe de votre site de les changer.',
    done: 'Confirmé.',
    confirmed: 'Affirmations confirmées',
    undo: 'Annuler la confirmation',
    undone: 'Confirmation annulée.',
  },
}

export default fr
