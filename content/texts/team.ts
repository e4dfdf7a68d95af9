import { texts } from '#i18n/texts.ts'

/**
 * Names, portraits and lives are told in the back office, see `features/company/content/people.ts`; without a name the role
 * is the headline.
 */
export default texts({
  meta: {
    title: {
      de: 'Das Team – Gratweg',
      en: 'The team – Gratweg',
      fr: 'L’équipe – Gratweg',
      it: 'Il team – Gratweg',
    },
    description: {
      de: 'Zwei Personen: Gründung und Geschäftsführung mit MSc in Projektmanagement und Zertifikat als Survival-Instruktor, dazu die Administration.',
      en: 'Two people: the founder and managing director (MSc in project management, survival instructor certificate) and the co-founder, who runs administration.',
      fr: 'Deux personnes\u202f: la direction, avec un MSc en gestion de projet et un certificat d’instruction en survie, et l’administration.',
      it: 'Due persone: la direzione, con un MSc in gestione di progetti e un certificato di istruttore di sopravvivenza, e l’amministrazione.',
    },
  },
  title: {
    de: 'Zwei Personen, Ihr Gegenüber von Anfang bis Schluss',
    en: 'Two people, with you from start to finish',
    fr: 'Deux personnes, à vos côtés du début à la fin',
    it: 'Due persone, al Suo fianco dall’inizio alla fine',
  },
  lead: {
    de: 'Die Person, die Ihre Offerte schreibt, leitet auch Ihr Projekt oder Ihren Anlass. Die andere sorgt für Termine, Buchungen und Material.',
    en: 'The person who writes your quote or proposal also leads your project or your event. The other looks after dates, bookings and equipment.',
    fr: 'La personne qui rédige votre offre dirige aussi votre projet ou votre sortie. L’autre s’occupe des dates, des réservations et du matériel.',
    it: 'La persona che scrive la Sua offerta dirige anche il Suo progetto o la Sua uscita. L’altra si occupa di date, prenotazioni e materiale.',
  },
  bearing: {
    de: 'Lieblings\u00adpeilung',
    en: 'Favourite bearing',
    fr: 'Visée préférée',
    it: 'Rilevamento preferito',
  },
  fromCham: {
    de: '{summit}, {degrees}° ab Cham',
    en: '{summit}, {degrees}° from Cham',
    fr: '{summit}, {degrees}° depuis Cham',
    it: '{summit}, {degrees}° da Cham',
  },
  qualifications: { de: 'Ausbildung', en: 'Training', fr: 'Formation', it: 'Formazione' },
  languages: { de: 'Sprachen', en: 'Languages', fr: 'Langues', it: 'Lingue' },
  experience: { de: 'Erfahrung', en: 'Experience', fr: 'Expérience', it: 'Esperienza' },
  since: { de: 'seit {year}', en: 'since {year}', fr: 'depuis {year}', it: 'dal {year}' },
  profile: { de: 'Werdegang', en: 'Career', fr: 'Parcours', it: 'Percorso' },
  askFor: { de: 'Richtig für', en: 'Ask about', fr: 'À contacter pour', it: 'Per domande su' },
  schematic: {
    de: 'Karten schematisch. Nicht zur Navigation.',
    en: 'Maps are schematic. Not for navigation.',
    fr: 'Cartes schématiques. Ne servent pas à s’orienter.',
    it: 'Carte schematiche. Non servono a orientarsi.',
  },
  instructors: { de: 'Ausserdem leitet', en: 'Also leading', fr: 'Encadre aussi', it: 'Guida anche' },
  members: {
    founder: {
      role: {
        de: 'Gründung und Geschäfts\u00adführung',
        en: 'Founder and managing director',
        fr: 'Fondation et direction',
        it: 'Fondazione e direzione',
      },
      training: {
        de: 'MSc in Projektmanagement und Zertifikat als Survival-Instruktor',
        en: 'MSc in project management and survival instructor certificate',
        fr: 'MSc en gestion de projet et certificat d’instruction en survie',
        it: 'MSc in gestione di progetti e certificato di istruttore di sopravvivenza',
      },
      text: {
        de: 'Leitet die Projekte, Kurse und Team-Events, schreibt die Offerten und ist am ersten Tag vor Ort.',
        en: 'Leads the projects, courses and team events, writes the quotes and proposals and is there on day one.',
        fr: 'Dirige les projets, les stages et les sorties d’équipe, rédige les offres et se trouve sur place dès le premier jour.',
        it: 'Dirige i progetti, i corsi e le uscite per team, scrive le offerte e il primo giorno è sul posto.',
      },
      askFor: {
        de: 'Projektanfragen, Inhalte der Kurse und Team-Events, Sicherheit draussen',
        en: 'project enquiries, what happens on courses and team events, safety outdoors',
        fr: 'demandes de projet, contenu des stages et des sorties, sécurité en extérieur',
        it: 'richieste di progetto, contenuti di corsi e uscite, sicurezza all’aperto',
      },
      mapAlt: {
        de: 'Karte vom Zugersee mit der Peilung von Cham nach Süden zum Rigi Kulm',
        en: 'Map of Lake Zug with the bearing from Cham, due south to Rigi Kulm',
        fr: 'Carte du lac de Zoug avec la visée depuis Cham, plein sud vers le Rigi Kulm',
        it: 'Carta del lago di Zugo con il rilevamento da Cham verso sud, fino al Rigi Kulm',
      },
    },
    coFounder: {
      role: {
        de: 'Mitgründung und Administra\u00adtion',
        en: 'Co-founder and administration',
        fr: 'Cofondation et administration',
        it: 'Cofondazione e amministra\u00adzione',
      },
      training: {
        de: 'Termine, Buchungen, Rechnungen, Material',
        en: 'Dates, bookings, invoices, equipment',
        fr: 'Dates, réservations, factures, matériel',
        it: 'Date, prenotazioni, fatture, materiale',
      },
      text: {
        de: 'Sorgt dafür, dass Termine stimmen, Rechnungen ankommen und das Material gezählt hinausgeht und gezählt zurückkommt.',
        en: 'Makes sure that dates are right, invoices arrive, and the equipment is counted on the way out and on the way back.',
        fr: 'Veille à ce que les dates soient justes, que les factures arrivent et que le matériel soit compté au départ comme au retour.',
        it: 'Fa in modo che le date siano giuste, le fatture arrivino e il materiale sia contato alla partenza e al ritorno.',
      },
      askFor: {
        de: 'Termine und freie Plätze, Rechnungen, Gutscheine, Bestellungen',
        en: 'dates and free places, invoices, vouchers, orders',
        fr: 'dates et places libres, factures, bons cadeaux, commandes',
        it: 'date e posti liberi, fatture, buoni, ordini',
      },
      mapAlt: {
        de: 'Karte vom Zugersee mit der Peilung von Cham nach Südosten zum Zugerberg',
        en: 'Map of Lake Zug with the bearing from Cham, south-east to the Zugerberg',
        fr: 'Carte du lac de Zoug avec la visée depuis Cham, au sud-est vers le Zugerberg',
        it: 'Carta del lago di Zugo con il rilevamento da Cham verso sud-est, fino allo Zugerberg',
      },
    },
  },
  work: {
    label: { de: 'Zu zweit', en: 'The two of us', fr: 'À deux', it: 'In due' },
    title: {
      de: 'Was das für Sie heisst',
      en: 'What that means for you',
      fr: 'Ce que cela change pour vous',
      it: 'Che cosa significa per Lei',
    },
    items: [
      {
        title: {
          de: 'Keine Übergabe',
          en: 'No handover',
          fr: 'Pas de passage de témoin',
          it: 'Nessun passaggio di mano',
        },
        text: {
          de: 'Was im ersten Gespräch versprochen wird, hält dieselbe Person. Einen Verkauf dazwischen gibt es nicht.',
          en: 'What’s promised in the first conversation is kept by the same person. There’s no sales team in between.',
          fr: 'Ce qui est promis au premier entretien, la même personne le tient. Il n’y a pas de service de vente entre les deux.',
          it: 'Quello che si promette nel primo colloquio lo mantiene la stessa persona. In mezzo non c’è un ufficio vendite.',
        },
      },
      {
        title: {
          de: 'Ein klares Ja oder Nein',
          en: 'A clear yes or no',
          fr: 'Un oui ou un non clair',
          it: 'Un sì o un no chiaro',
        },
        text: {
          de: 'Sind wir ausgebucht, sagen wir es sofort und nennen den nächsten freien Zeitraum.',
          en: 'If we’re fully booked, we say so straight away and tell you when we’re next free.',
          fr: 'Si notre agenda est plein, nous le disons tout de suite et indiquons la prochaine période libre.',
          it: 'Se siamo al completo, lo diciamo subito e indichiamo il prossimo periodo libero.',
        },
      },
      {
        title: {
          de: 'Drinnen und draussen dieselben Regeln',
          en: 'The same rules indoors and out',
          fr: 'Les mêmes règles dedans et dehors',
          it: 'Le stesse regole in ufficio e fuori',
        },
        text: {
          de: 'Wie wir führen und entscheiden, steht in sieben kurzen Abschnitten auf der Seite Philosophie.',
          en: 'How we lead and decide fits into seven short sections, on the philosophy page.',
          fr: 'Notre manière de diriger et de décider tient en sept courts chapitres, sur la page Philosophie.',
          it: 'Come guidiamo e come decidiamo si legge in sette brevi capitoli, alla pagina Filosofia.',
        },
      },
    ],
    link: {
      de: 'Woran wir uns halten',
      en: 'What we hold to',
      fr: 'Ce à quoi nous tenons',
      it: 'I nostri punti fermi',
    },
  },
  reach: {
    label: { de: 'Nächster Schritt', en: 'Next step', fr: 'Prochaine étape', it: 'Prossimo passo' },
    title: {
      de: 'So erreichen Sie uns',
      en: 'How to reach us',
      fr: 'Comment nous joindre',
      it: 'Come raggiungerci',
    },
    text: {
      de: 'Zu den Öffnungszeiten per Telefon. Sind wir im Kurs, schreiben Sie uns. {rule:answer}',
      en: 'By phone during opening hours. If we’re out on a course, send us an e-mail. {rule:answer}',
      fr: 'Par téléphone pendant les heures d’ouverture. Si nous encadrons un stage, écrivez-nous. {rule:answer}',
      it: 'Per telefono negli orari di apertura. Se siamo fuori per un corso, ci scriva. {rule:answer}',
    },
    action: { de: 'Kontakt aufnehmen', en: 'Get in touch', fr: 'Nous contacter', it: 'Contattarci' },
    phone: { de: 'Telefon', en: 'Phone', fr: 'Téléphone', it: 'Telefono' },
    email: { de: 'E-Mail', en: 'E-mail', fr: 'E-mail', it: 'E-mail' },
    address: { de: 'Adresse', en: 'Address', fr: 'Adresse', it: 'Indirizzo' },
  },
})
