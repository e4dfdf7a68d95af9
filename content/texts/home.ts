import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Survival-Kurse, Team-Events, Projektleitung – Gratweg',
      en: 'Survival courses, team events, projects – Gratweg',
      fr: 'Stages de survie, sorties d’équipe, projets – Gratweg',
      it: 'Corsi di sopravvivenza, uscite per team – Gratweg',
    },
    description: {
      de: 'Survival-Kurse von 1 bis 2½ Tagen ab {francs:survival-from} pro Person, Team-Events ab 4\u00a0Stunden, Leitung digitaler Projekte. Ab Cham am Zugersee.',
      en: 'Survival courses of 1 to 2½ days from {francs:survival-from} per person, team events from 4\u00a0hours, leadership for digital projects. Based in Cham on Lake Zug.',
      fr: 'Stages de survie de 1 à 2½\u00a0jours dès {francs:survival-from} par personne, sorties d’équipe de 4 heures ou plus, direction de projets. À Cham, au bord du lac de Zoug.',
      it: 'Corsi di sopravvivenza da 1 a 2½\u00a0giorni da {francs:survival-from} a persona, uscite per team da 4\u00a0ore, direzione di progetti digitali. A Cham, sul lago di Zugo.',
    },
  },
  hero: {
    titleLines: [
      {
        de: 'Survival-\u2060Kurse, Team-\u2060Events',
        en: 'Survival courses, team events',
        fr: 'Stages de survie, sorties d’équipe',
        it: 'Corsi di sopravvivenza, uscite per team',
      },
      {
        de: 'und Projekt\u00adleitung.',
        en: 'and project leadership.',
        fr: 'et direction de projets.',
        it: 'e direzione di progetti.',
      },
    ],
    motto: {
      de: 'Der Plan ist die Karte. Führung ist das Gelände.',
      en: 'The plan is the map. Leadership is the terrain.',
      fr: 'Le plan, c’est la carte. Diriger, c’est le terrain.',
      it: 'Il piano è la carta. Dirigere è il terreno.',
    },
    lead: {
      de: 'Für Einzelne, Teams und Unternehmen: Kurse von 1 bis 2½ Tagen, Anlässe für Ihr Team ab 4\u00a0Stunden, Leitung digitaler Projekte. Ab Cham am Zugersee.',
      en: 'For individuals, teams and companies: courses of 1 to 2½ days, events for your team from 4\u00a0hours, leadership for digital projects. From Cham on Lake Zug.',
      fr: 'Pour les particuliers, les équipes et les entreprises\u202f: des stages de 1 à 2½\u00a0jours, des sorties d’équipe de 4 heures ou plus, la direction de projets numériques. Depuis Cham, au bord du lac de Zoug.',
      it: 'Per privati, team e aziende: corsi da 1 a 2½\u00a0giorni, uscite per il Suo team a partire da 4\u00a0ore, direzione di progetti digitali. Da Cham, sul lago di Zugo.',
    },
    panoramaAlt: {
      de: 'Panorama von Cham nach Süden: Zugerberg, Wildspitz, Rigi und die Alpen hinter dem Zugersee',
      en: 'Panorama looking south from Cham: Zugerberg, Wildspitz, Rigi and the Alps beyond Lake Zug',
      fr: 'Panorama depuis Cham vers le sud : le Zugerberg, le Wildspitz, le Rigi et les Alpes derrière le lac de Zoug',
      it: 'Panorama da Cham verso sud: Zugerberg, Wildspitz, Rigi e le Alpi dietro il lago di Zugo',
    },
    signs: {
      course: {
        label: { de: 'Kurs finden', en: 'Find a course', fr: 'Trouver un stage', it: 'Trovare un corso' },
        condition: {
          de: 'pro Person, 1–2½ Tage',
          en: 'per person, 1–2½ days',
          fr: 'par personne, 1–2½\u00a0jours',
          it: 'a persona, 1–2½\u00a0giorni',
        },
        note: {
          de: 'ab {francs:survival-from}',
          en: 'from {francs:survival-from}',
          fr: 'dès {francs:survival-from}',
          it: 'da {francs:survival-from}',
        },
      },
      teamEvent: {
        label: {
          de: 'Team-Event planen',
          en: 'Plan a team event',
          fr: 'Planifier une sortie',
          it: 'Organizzare un’uscita',
        },
        condition: {
          de: 'bis 12 Personen, ab 4\u00a0Std.',
          en: 'up to 12 people, from 4\u00a0hrs',
          fr: 'jusqu’à 12 personnes, 4 h ou plus',
          it: 'fino a 12 persone, da 4\u00a0ore',
        },
        note: {
          de: 'ab {francs:team-events-from}',
          en: 'from {francs:team-events-from}',
          fr: 'dès {francs:team-events-from}',
          it: 'da {francs:team-events-from}',
        },
      },
      project: {
        label: {
          de: 'Projekt besprechen',
          en: 'Discuss a project',
          fr: 'Parler d’un projet',
          it: 'Parlare di un progetto',
        },
        condition: {
          de: 'Antwort innert 24 Stunden',
          en: 'reply within 24 hours',
          fr: 'réponse sous 24\u00a0h',
          it: 'risposta entro 24\u00a0ore',
        },
        note: { de: 'unverbindlich', en: 'no obligation', fr: 'sans engagement', it: 'senza impegno' },
      },
    },
    signpostLabel: {
      de: 'Wegweiser zu den Angeboten',
      en: 'Signpost to our services',
      fr: 'Poteau indicateur vers nos offres',
      it: 'Cartello indicatore con le nostre offerte',
    },
    place: { de: 'Cham', en: 'Cham', fr: 'Cham', it: 'Cham' },
    altitude: { de: '418 m', en: '418 m', fr: '418 m', it: '418 m' },
  },
  /** Of the walk round the lake that the sections follow; `caption` of the map explains it. */
  waypoint: { de: 'Wegpunkt {n}', en: 'Waypoint {n}', fr: 'Étape {n}', it: 'Tappa {n}' },
  services: {
    waypointLabel: { de: 'Angebot', en: 'What we do', fr: 'Offres', it: 'Offerta' },
    place: { de: 'Zugerberg', en: 'Zugerberg', fr: 'Zugerberg', it: 'Zugerberg' },
    altitude: { de: '1039 m', en: '1039 m', fr: '1039 m', it: '1039 m' },
    title: {
      de: 'Was wir anbieten, für wen und zu welchem Preis',
      en: 'What we offer, for whom and at what price',
      fr: 'Ce que nous proposons, pour qui et à quel prix',
      it: 'Che cosa offriamo, a chi e a quale prezzo',
    },
    /** Labels on the small map. */
    planned: { de: 'geplant', en: 'planned', fr: 'prévu', it: 'previsto' },
    walked: { de: 'gegangen', en: 'walked', fr: 'parcouru', it: 'percorso' },
    items: {
      survivalTraining: {
        title: {
          de: 'Survival-Training',
          en: 'Survival training',
          fr: 'Stages de survie',
          it: 'Corsi di sopravvivenza',
        },
        facts: {
          de: '1 bis 2½ Tage, {francs:survival-from} bis {francs:survival-to} pro Person',
          en: '1 to 2½ days, {francs:survival-from} to {francs:survival-to} per person',
          fr: 'De 1 à 2½\u00a0jours, de {francs:survival-from} à {francs:survival-to} par personne',
          it: 'Da 1 a 2½\u00a0giorni, da {francs:survival-from} a {francs:survival-to} a persona',
        },
        text: {
          de: 'Kurse in Stufen, vom ersten Feuer bis zur eigenen Route. Sie buchen einzelne Plätze an öffentlichen Terminen, allein oder zu mehreren.',
          en: 'Courses at different levels, from your first fire to a route of your own. You book single places on public dates, alone or with others.',
          fr: 'Des stages par niveaux, du premier feu à votre propre itinéraire. Vous réservez une ou plusieurs places à une date publique.',
          it: 'Corsi per livelli, dal primo fuoco a un itinerario tutto Suo. Può prenotare uno o più posti in una data pubblica.',
        },
        link: {
          de: 'Die Stufen vergleichen',
          en: 'Compare the levels',
          fr: 'Comparer les niveaux',
          it: 'Confrontare i livelli',
        },
        alt: {
          de: 'Biwak am Feuer unter kreisenden Sternen',
          en: 'Bivouac by a fire under circling stars',
          fr: 'Bivouac près du feu, sous les étoiles qui tournent',
          it: 'Bivacco accanto al fuoco sotto le stelle che girano',
        },
      },
      teamEvents: {
        title: { de: 'Team-Events', en: 'Team events', fr: 'Sorties d’équipe', it: 'Uscite per team' },
        facts: {
          de: '4 Stunden bis 1½ Tage, pauschal {francs:team-events-from} bis {francs:team-events-to} für bis zu 12 Personen',
          en: '4 hours to 1½ days, flat rates from {francs:team-events-from} to {francs:team-events-to} for up to 12 people',
          fr: 'De 4\u00a0heures à 1½\u00a0jour, forfait de {francs:team-events-from} à {francs:team-events-to} jusqu’à 12 personnes',
          it: 'Da 4\u00a0ore a 1½\u00a0giorni, a forfait da {francs:team-events-from} a {francs:team-events-to} per gruppi fino a 12 persone',
        },
        text: {
          de: 'Anlässe für Ihr Team im Wald und am Wasser, an Ihrem Wunschdatum. Ab 13 Personen gilt ein Preis pro Person.',
          en: 'Events for your team in the woods and by the water, on a date you choose. For 13 people or more, you pay per person.',
          fr: 'Des sorties pour votre équipe, en forêt et au bord de l’eau, à la date de votre choix. Dès 13 personnes, le prix se calcule par personne.',
          it: 'Uscite per il Suo team, nel bosco e lungo l’acqua, nella data che preferisce. Da 13 persone in su il prezzo è a persona.',
        },
        link: {
          de: 'Den passenden Anlass finden',
          en: 'Find the right event',
          fr: 'Trouver la sortie qui convient',
          it: 'Trovare l’uscita giusta',
        },
        alt: {
          de: 'Lagerfeuer, gezeichnet aus Linien gleicher Wärme',
          en: 'Camp fire drawn in lines of equal heat',
          fr: 'Feu de camp dessiné en lignes d’égale chaleur',
          it: 'Fuoco da campo disegnato con linee di uguale calore',
        },
      },
      projectManagement: {
        title: {
          de: 'Projekt\u00admanagement',
          en: 'Project management',
          fr: 'Gestion de projet',
          it: 'Gestione di progetti',
        },
        facts: {
          de: 'Projekte und Programme, zum Festpreis, nach Aufwand oder gemischt',
          en: 'Projects and programmes: fixed price, time and materials, or a mix',
          fr: 'Projets et programmes\u202f: à prix fixe, en régie ou formule mixte',
          it: 'Progetti e programmi: a prezzo fisso, a consuntivo o misto',
        },
        text: {
          de: 'Wir leiten IT- und Transformationsprojekte für Unternehmen, vom Auftrag bis zur Übergabe. {rule:noObligation} {rule:answer}',
          en: 'We lead IT and transformation projects for companies, from brief to handover. {rule:noObligation} {rule:answer}',
          fr: 'Nous dirigeons les projets informatiques et de transformation des entreprises, du mandat à la passation. {rule:noObligation} {rule:answer}',
          it: 'Dirigiamo progetti informatici e di trasformazione per le aziende, dal mandato alla consegna. {rule:noObligation} {rule:answer}',
        },
        link: {
          de: 'So leiten wir Projekte',
          en: 'How we lead projects',
          fr: 'Découvrir nos mandats',
          it: 'Come dirigiamo i progetti',
        },
        alt: {
          de: 'Karte des Zugersees: der geplante Weg verläuft gerade, der gegangene in Bögen',
          en: 'Map of Lake Zug: the planned path is straight, the one actually walked winds',
          fr: 'Carte du lac de Zoug : le chemin prévu est droit, le chemin parcouru est sinueux',
          it: 'Carta del lago di Zugo: il percorso previsto è diritto, quello seguito è tortuoso',
        },
      },
    },
  },
  about: {
    waypointLabel: { de: 'Über uns', en: 'About us', fr: 'À propos', it: 'L’azienda' },
    place: { de: 'Wildspitz', en: 'Wildspitz', fr: 'Wildspitz', it: 'Wildspitz' },
    altitude: { de: '1580 m', en: '1580 m', fr: '1580 m', it: '1580 m' },
    title: { de: 'Wer wir sind', en: 'Who we are', fr: 'Qui nous sommes', it: 'Chi siamo' },
    lead: {
      de: 'Gratweg ist eine kleine GmbH in Cham. Sie leitet digitale Projekte und führt draussen Kurse und Team-Events durch.',
      en: 'Gratweg is a small company in Cham. We lead digital projects, and we run courses and team events outdoors.',
      fr: 'Gratweg est une petite entreprise de Cham. Elle dirige des projets numériques et organise dehors des stages et des sorties d’équipe.',
      it: 'Gratweg è una piccola azienda di Cham. Dirige progetti digitali e organizza all’aperto corsi e uscite per team.',
    },
    text: {
      de: 'Wer ein Projekt leitet, arbeitet mit Annahmen: Termine, Budgets, Zuständigkeiten. Das ist die Karte. Draussen üben wir, was auf keiner Karte steht: den nächsten Schritt wählen, Kräfte einteilen, eine Gruppe zusammenhalten.',
      en: 'If you lead a project, you work with assumptions: dates, budgets, responsibilities. That’s the map. Outdoors we practise what no map shows: choosing the next step, pacing yourself, keeping a group together.',
      fr: 'Diriger un projet, c’est travailler avec des hypothèses\u202f: délais, budgets, responsabilités. Voilà la carte. Dehors, nous travaillons ce qui ne figure sur aucune carte\u202f: choisir le pas suivant, ménager ses forces, garder un groupe soudé.',
      it: 'Chi dirige un progetto lavora con ipotesi: scadenze, budget, responsabilità. Questa è la carta. All’aperto ci si esercita in ciò che nessuna carta mostra: scegliere il prossimo passo, dosare le forze, tenere unito un gruppo.',
    },
    link: {
      de: 'Das Team kennenlernen',
      en: 'Meet the team',
      fr: 'Faire connaissance',
      it: 'Conoscere il team',
    },
    quote: {
      de: '«Wer weiss, wo er steht, muss nicht laut werden.»',
      en: '“If you know where you stand, you need not raise your voice.”',
      fr: '« Quand on sait où l’on est, pas besoin de hausser le ton. »',
      it: '«Chi sa dove si trova non ha bisogno di alzare la voce.»',
    },
    mapAlt: {
      de: 'Schematische Karte des Zugersees mit dem Rundweg Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
      en: 'Schematic map of Lake Zug showing the loop Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
      fr: 'Carte schématique du lac de Zoug avec la boucle Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
      it: 'Carta schematica del lago di Zugo con l’anello Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
    },
    caption: {
      de: 'Diese Seite ist ein Rundweg um den Zugersee: sechs Wegpunkte, zurück nach Cham.',
      en: 'This page is a loop round Lake Zug: six waypoints and back to Cham.',
      fr: 'Cette page est une boucle autour du lac de Zoug : six étapes, puis retour à Cham.',
      it: 'Questa pagina è un giro attorno al lago di Zugo: sei tappe e ritorno a Cham.',
    },
    schematic: {
      de: 'Schematisch. Nicht zur Navigation.',
      en: 'Schematic. Not for navigation.',
      fr: 'Schématique. Ne sert pas à s’orienter.',
      it: 'Schematica. Non serve a orientarsi.',
    },
  },
  band: {
    kicker: { de: 'Nächster Kurs', en: 'Next course', fr: 'Prochain stage', it: 'Prossimo corso' },
    placesLeft: {
      one: { de: 'noch {n} Platz', en: '{n} place left', fr: 'encore {n} place', it: 'ancora {n} posto' },
      other: {
        de: 'noch {n} Plätze',
        en: '{n} places left',
        fr: 'encore {n} places',
        it: 'ancora {n} posti',
      },
    },
    /** When no course has free places. */
    firstStep: {
      kicker: { de: 'Der erste Schritt', en: 'The first step', fr: 'Le premier pas', it: 'Il primo passo' },
      duration: { de: 'Dauer', en: 'Duration', fr: 'Durée', it: 'Durata' },
      length: { de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno' },
      unit: { de: 'pro Person', en: 'per person', fr: 'par personne', it: 'a persona' },
      action: { de: 'Kurs ansehen', en: 'See the course', fr: 'Voir le stage', it: 'Vedere il corso' },
    },
  },
  events: {
    waypointLabel: { de: 'Termine', en: 'Dates', fr: 'Dates', it: 'Date' },
    place: { de: 'Rigi Kulm', en: 'Rigi Kulm', fr: 'Rigi Kulm', it: 'Rigi Kulm' },
    altitude: { de: '1797 m', en: '1797 m', fr: '1797\u00a0m', it: '1797 m' },
    title: { de: 'Nächste Termine', en: 'Upcoming dates', fr: 'Prochaines dates', it: 'Prossime date' },
    columns: {
      date: { de: 'Datum', en: 'Date', fr: 'Date', it: 'Data' },
      mark: { de: 'Markierung', en: 'Trail mark', fr: 'Balisage', it: 'Segnavia' },
      name: { de: 'Anlass', en: 'Event', fr: 'Événement', it: 'Evento' },
      place: { de: 'Ort und Zeit', en: 'Place and time', fr: 'Lieu et heure', it: 'Luogo e ora' },
      price: { de: 'Preis', en: 'Price', fr: 'Prix', it: 'Prezzo' },
      left: { de: 'Plätze', en: 'Places', fr: 'Places', it: 'Posti' },
    },
    /** Texts of SPEC §2 and SPEC §8, as in the calendar. */
    empty: {
      de: 'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
      en: 'No public events are planned at present. Please check back soon.',
      fr: 'Aucune date publique n’est prévue pour le moment. Revenez bientôt.',
      it: 'Al momento non sono previsti eventi pubblici. Torni presto a trovarci.',
    },
    failed: {
      de: 'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
      en: 'Could not load calendar events. Please try again later.',
      fr: 'L’agenda n’a pas pu être chargé. Réessayez plus tard.',
      it: 'Non è stato possibile caricare gli eventi del calendario. Riprovi più tardi.',
    },
    ask: { de: 'Termin anfragen', en: 'Request a date', fr: 'Demander une date', it: 'Richiedere una data' },
    link: {
      de: 'Alle Termine ansehen',
      en: 'See all dates',
      fr: 'Voir toutes les dates',
      it: 'Vedere tutte le date',
    },
    levelTest: {
      de: 'Welche Stufe passt zu mir?',
      en: 'Which level suits me?',
      fr: 'Quel niveau me convient\u202f?',
      it: 'Quale livello fa per me?',
    },
  },
  news: {
    waypointLabel: { de: 'News', en: 'News', fr: 'Actualités', it: 'Novità' },
    place: {
      de: 'Seeufer, Immensee',
      en: 'Lake shore, Immensee',
      fr: 'Rive d’Immensee',
      it: 'Riva di Immensee',
    },
    altitude: { de: '413 m', en: '413 m', fr: '413\u00a0m', it: '413 m' },
    title: {
      de: 'News aus Projekten und Kursen',
      en: 'News and field notes',
      fr: 'Actualités\u202f: extraits du carnet',
      it: 'Novità da progetti e corsi',
    },
    link: { de: 'Alle News', en: 'All news', fr: 'Toutes les actualités', it: 'Tutte le novità' },
  },
  contact: {
    waypointLabel: { de: 'Kontakt', en: 'Contact', fr: 'Contact', it: 'Contatti' },
    place: { de: 'Cham', en: 'Cham', fr: 'Cham', it: 'Cham' },
    altitude: { de: '418 m', en: '418 m', fr: '418\u00a0m', it: '418 m' },
    title: { de: 'Schreiben Sie uns', en: 'Write to us', fr: 'Écrivez-nous', it: 'Ci scriva' },
    lead: {
      de: 'Eine Frage, ein Wunschdatum, ein Projekt: Sagen Sie uns kurz, worum es geht. {rule:answer}',
      en: 'A question, a date, a project: tell us briefly what it’s about. {rule:answer}',
      fr: 'Une question, une date, un projet\u202f: dites-nous en deux mots de quoi il s’agit. {rule:answer}',
      it: 'Una domanda, una data, un progetto: ci dica in breve di che cosa si tratta. {rule:answer}',
    },
    actions: {
      mail: {
        de: 'E-Mail schreiben',
        en: 'Write an e-mail',
        fr: 'Écrire un e-mail',
        it: 'Scrivere un’e-mail',
      },
      book: {
        de: 'Gutscheine im Shop',
        en: 'Buy a voucher',
        fr: 'Acheter un bon cadeau',
        it: 'Acquistare un buono',
      },
      dates: { de: 'Termine ansehen', en: 'See dates', fr: 'Voir les dates', it: 'Vedere le date' },
    },
  },
})
