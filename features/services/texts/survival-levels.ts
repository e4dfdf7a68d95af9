import { texts } from '#i18n/texts.ts'

/** Shared by the overview, the level pages and the test. Placeholders are filled from `features/services/content/services.ts`. */
export default texts({
  level: { de: 'Stufe {n}', en: 'Level {n}', fr: 'Niveau {n}', it: 'Livello {n}' },
  levelOfThree: {
    de: 'Stufe {n} von 3',
    en: 'Level {n} of 3',
    fr: 'Niveau {n} sur 3',
    it: 'Livello {n} di 3',
  },
  perPerson: { de: 'pro Person', en: 'per person', fr: 'par personne', it: 'a persona' },
  book: { de: 'Platz buchen', en: 'Book a place', fr: 'Réserver une place', it: 'Prenotare un posto' },
  labels: {
    duration: { de: 'Dauer', en: 'Duration', fr: 'Durée', it: 'Durata' },
    forWhom: { de: 'Für', en: 'For', fr: 'Pour', it: 'Per' },
    group: { de: 'Gruppe', en: 'Group size', fr: 'Groupe', it: 'Gruppo' },
    terrain: { de: 'Gelände', en: 'Terrain', fr: 'Terrain', it: 'Terreno' },
    distance: { de: 'Strecke', en: 'Distance', fr: 'Parcours', it: 'Percorso' },
    nights: { de: 'Nächte', en: 'Nights', fr: 'Nuits', it: 'Notti' },
    requirement: { de: 'Voraussetzung', en: 'Requirements', fr: 'Prérequis', it: 'Requisiti' },
    material: { de: 'Material', en: 'Equipment', fr: 'Matériel', it: 'Materiale' },
    included: { de: 'Inbegriffen', en: 'Included', fr: 'Compris', it: 'Compreso' },
    price: {
      de: 'Preis pro Person',
      en: 'Price per person',
      fr: 'Prix par personne',
      it: 'Prezzo a persona',
    },
  },
  /** {from}, {to}: people. */
  group: {
    de: '{from} bis {to} Personen',
    en: '{from} to {to} people',
    fr: 'de {from} à {to} personnes',
    it: 'da {from} a {to} persone',
  },
  /** {km}: kilometres, {metres}: metres of ascent; all days together. */
  distance: {
    de: 'rund {km} km, {metres} m Aufstieg',
    en: 'about {km} km, {metres} m of ascent',
    fr: 'environ {km} km, {metres} m de montée',
    it: 'circa {km} km, {metres} m di salita',
  },
  levels: {
    aufbruch: {
      duration: { de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno' },
      /** {from}, {to}: times of day. */
      hours: {
        de: 'Samstag, {from} bis {to} Uhr',
        en: 'Saturday, {from} to {to}',
        fr: 'samedi, de {from} à {to}',
        it: 'sabato, dalle {from} alle {to}',
      },
      forWhom: {
        de: 'alle, die anfangen wollen',
        en: 'anyone who’d like to begin',
        fr: 'toute personne qui débute',
        it: 'chi vuole cominciare',
      },
      terrain: {
        de: 'Zugerberg: Wald und Wiese, Wanderwege (SAC T1)',
        en: 'Zugerberg: woods and meadows, hiking trails (SAC T1)',
        fr: 'Zugerberg : bois et prés, chemins de randonnée (CAS T1)',
        it: 'Zugerberg: boschi e prati, sentieri escursionistici (CAS T1)',
      },
      nights: { de: 'keine', en: 'none', fr: 'aucune', it: 'nessuna' },
      /** {age}: years. */
      requirement: {
        de: 'keine; Mindestalter {age} Jahre',
        en: 'none; minimum age {age}',
        fr: 'aucun, dès {age} ans',
        it: 'nessuno; dai {age} anni',
      },
      material: { de: 'stellen wir', en: 'provided', fr: 'fourni', it: 'fornito da noi' },
      included: {
        de: 'Kursleitung, Material, Suppe, Brot und Tee',
        en: 'instructor, equipment, soup, bread and tea',
        fr: 'l’encadrement, le matériel, la soupe, le pain et le thé',
        it: 'guida, materiale, minestra, pane e tè',
      },
      alt: {
        de: 'Morgensonne über einem See, im Vordergrund ein heller Weg',
        en: 'Morning sun above a lake, a pale path in the foreground',
        fr: 'Soleil du matin au-dessus d’un lac, au premier plan un sentier clair',
        it: 'Sole del mattino sopra un lago, in primo piano un sentiero chiaro',
      },
    },
    durchhaltevermoegen: {
      duration: {
        de: '2 Tage mit Biwak',
        en: '2 days with a bivouac',
        fr: '2 jours avec bivouac',
        it: '2 giorni con bivacco',
      },
      hours: {
        de: 'Samstag, {from} Uhr, bis Sonntag, {to} Uhr',
        en: 'Saturday, {from}, to Sunday, {to}',
        fr: 'du samedi à {from} au dimanche à {to}',
        it: 'da sabato alle {from} a domenica alle {to}',
      },
      forWhom: {
        de: 'alle, die schon draussen waren oder Stufe 1 gemacht haben',
        en: 'anyone who’s spent time outdoors or done level 1',
        fr: 'toute personne qui a déjà passé du temps dehors ou suivi le niveau 1',
        it: 'chi è già stato all’aperto o ha seguito il livello 1',
      },
      terrain: {
        de: 'Wildspitz: Bergwald, Bergwanderwege (SAC T2)',
        en: 'Wildspitz: mountain forest, mountain trails (SAC T2)',
        fr: 'Wildspitz : forêt de montagne, sentiers de montagne (CAS T2)',
        it: 'Wildspitz: bosco di montagna, sentieri di montagna (CAS T2)',
      },
      nights: { de: 'eine, im Biwak', en: 'one, in a bivouac', fr: 'une, au bivouac', it: 'una, in bivacco' },
      requirement: {
        de: 'Stufe 1 oder erste Erfahrung draussen; Mindestalter {age} Jahre',
        en: 'level 1 or some experience outdoors; minimum age {age}',
        fr: 'le niveau 1 ou une première expérience dehors, dès {age} ans',
        it: 'livello 1 o una prima esperienza all’aperto; dai {age} anni',
      },
      material: {
        de: 'Rucksack und Schlafsack bringen Sie mit',
        en: 'you bring a rucksack and a sleeping bag',
        fr: 'sac à dos et sac de couchage à apporter',
        it: 'zaino e sacco a pelo da portare',
      },
      included: {
        de: 'Kursleitung, Planen und Matten, Verpflegung',
        en: 'instructor, tarps and mats, meals',
        fr: 'l’encadrement, les bâches et les matelas, les repas',
        it: 'guida, teli e materassini, pasti',
      },
      alt: {
        de: 'Zelt und Feuer an einem See, darüber kreisen die Sterne um den Polarstern',
        en: 'Tent and fire by a lake, the stars circling the pole star above',
        fr: 'Tente et feu au bord d’un lac, les étoiles tournent autour de l’étoile Polaire',
        it: 'Tenda e fuoco in riva a un lago, sopra le stelle girano attorno alla stella polare',
      },
    },
    'klarer-kompass': {
      duration: { de: '2½ Tage', en: '2½ days', fr: '2½ jours', it: '2½ giorni' },
      hours: {
        de: 'Freitag, {from} Uhr, bis Sonntag, {to} Uhr',
        en: 'Friday, {from}, to Sunday, {to}',
        fr: 'du vendredi à {from} au dimanche à {to}',
        it: 'da venerdì alle {from} a domenica alle {to}',
      },
      forWhom: {
        de: 'Personen, die andere führen und schon draussen übernachtet haben',
        en: 'people who lead others and have already slept outdoors',
        fr: 'les personnes qui en dirigent d’autres et qui ont déjà dormi dehors',
        it: 'chi dirige altre persone e ha già dormito all’aperto',
      },
      terrain: {
        de: 'Rigi und Umgebung: Bergwege und weglose Stücke (SAC T3)',
        en: 'Around the Rigi: mountain paths and pathless stretches (SAC T3)',
        fr: 'Rigi et environs : sentiers de montagne et passages hors chemin (CAS T3)',
        it: 'Rigi e dintorni: sentieri di montagna e tratti senza sentiero (CAS T3)',
      },
      nights: {
        de: 'zwei, im eigenen Lager',
        en: 'two, in a camp you build yourselves',
        fr: 'deux, dans le camp que vous montez',
        it: 'due, nel campo montato da voi',
      },
      requirement: {
        de: 'Stufe 2 oder vergleichbare Erfahrung; Mindestalter {age} Jahre',
        en: 'level 2 or similar experience; minimum age {age}',
        fr: 'le niveau 2 ou une expérience comparable, dès {age} ans',
        it: 'livello 2 o esperienza analoga; dai {age} anni',
      },
      material: {
        de: 'Rucksack, Schlafsack und Matte bringen Sie mit',
        en: 'you bring a rucksack, a sleeping bag and a mat',
        fr: 'sac à dos, sac de couchage et matelas à apporter',
        it: 'zaino, sacco a pelo e materassino da portare',
      },
      included: {
        de: 'Kursleitung, Karten, Planen und Kocher, Verpflegung',
        en: 'instructor, maps, tarps and stoves, meals',
        fr: 'l’encadrement, les cartes, les bâches et les réchauds, les repas',
        it: 'guida, carte, teli e fornelli, pasti',
      },
      alt: {
        de: 'Gipfel im Mittagslicht unter einem Kompassring, eine gestrichelte Spur führt hinauf',
        en: 'Summit in midday light below a compass ring, a dashed trace leads up to it',
        fr: 'Sommet en pleine lumière sous un anneau de boussole, une trace pointillée y monte',
        it: 'Vetta nella luce di mezzogiorno sotto un anello di bussola, una traccia tratteggiata vi sale',
      },
    },
  },
  /** {from}, {to}: people. */
  alone: {
    de: 'Sie können allein oder zu zweit kommen: Die {from} bis {to} Personen einer Gruppe buchen einzeln.',
    en: 'You can come on your own or with a friend: in a group of {from} to {to} people, each person books their own place.',
    fr: 'Vous pouvez venir sans connaître personne, ou à deux : un groupe compte de {from} à {to} personnes, qui réservent chacune leur place.',
    it: 'Può venire per conto Suo o in due: un gruppo conta da {from} a {to} persone, che prenotano ognuna il proprio posto.',
  },
  test: {
    question: {
      de: 'Passt diese Stufe zu mir?',
      en: 'Is this level right for me?',
      fr: 'Ce niveau me convient-il ?',
      it: 'Questo livello fa per me?',
    },
    link: {
      de: 'Drei Fragen, eine Empfehlung',
      en: 'Three questions, one recommendation',
      fr: 'Trois questions, une recommandation',
      it: 'Tre domande, un consiglio',
    },
    /** On the overview. */
    title: {
      de: 'Welche Stufe passt zu Ihnen?',
      en: 'Which level suits you?',
      fr: 'Quel niveau vous convient ?',
      it: 'Quale livello fa per Lei?',
    },
    text: {
      de: 'Drei Fragen zu Erfahrung, Strecke und Schlaf führen zu einer Empfehlung mit dem nächsten Termin.',
      en: 'Three questions about experience, distance and sleep lead to a recommendation and the next date.',
      fr: 'Trois questions sur l’expérience, la distance et le sommeil mènent à une recommandation et à la prochaine date.',
      it: 'Tre domande su esperienza, distanza e sonno portano a un consiglio e alla prossima data.',
    },
  },
  fit: {
    name: { de: 'Passt das zu mir', en: 'Is it right for me?', fr: 'Est-ce pour moi ?', it: 'Fa per me?' },
    title: {
      de: 'Wie streng es ist',
      en: 'How hard it is',
      fr: 'L’effort demandé',
      it: 'Quanta fatica ci vuole',
    },
    slopes: {
      de: 'Die Strecken der Stufen im gleichen Massstab: {walks}. Die Höhen sind vierfach überhöht.',
      en: 'The walks of the levels at the same scale: {walks}. Heights are exaggerated four times.',
      fr: 'Les parcours des niveaux à la même échelle : {walks}. Les hauteurs sont agrandies quatre fois.',
      it: 'I percorsi dei livelli nella stessa scala: {walks}. Le altezze sono ingrandite quattro volte.',
    },
    scale: {
      de: 'Alle Tage zusammen, im gleichen Massstab; die Höhen vierfach überhöht.',
      en: 'All days added up, at the same scale; heights are exaggerated four times.',
      fr: 'Total de tous les jours, à la même échelle ; hauteurs agrandies quatre fois.',
      it: 'Tutti i giorni insieme, nella stessa scala; altezze ingrandite quattro volte.',
    },
  },
  nights: {
    name: { de: 'Die Nacht', en: 'The night', fr: 'La nuit', it: 'La notte' },
    /** Level 1. */
    dayName: { de: 'Praktisches', en: 'Good to know', fr: 'En pratique', it: 'In pratica' },
    shared: {
      toilet: {
        title: { de: 'Toilette', en: 'Toilets', fr: 'Toilettes', it: 'Servizi igienici' },
        text: {
          de: 'Unterwegs gibt es in der Regel keine. Die Kursleitung zeigt am Anfang, wie man sich im Wald behilft, ungestört und ohne Spuren.',
          en: 'There usually aren’t any on the way. At the start the instructor shows you how and where to go in the woods, in private and without leaving a trace.',
          fr: 'En chemin, il n’y en a généralement pas. Au début, votre guide montre où aller et comment faire en forêt, à l’abri des regards et sans laisser de traces.',
          it: 'Lungo il percorso di regola non ce ne sono. All’inizio la guida mostra dove e come fare nel bosco, in disparte e senza lasciare tracce.',
        },
      },
      weather: {
        title: { de: 'Wetter', en: 'Weather', fr: 'Météo', it: 'Meteo' },
        text: { de: '{rule:weather}', en: '{rule:weather}', fr: '{rule:weather}', it: '{rule:weather}' },
      },
      leader: {
        title: { de: 'Kursleitung', en: 'Instructor', fr: 'Encadrement', it: 'Guida' },
        text: {
          de: 'Die Kurse leitet die Geschäftsführung selber, mit Zertifikat als Survival-Instruktor.',
          en: 'The courses are led by the founder of Gratweg, who holds a survival instructor certificate.',
          fr: 'Les stages sont menés par la direction elle-même, titulaire d’un certificat d’instruction en survie.',
          it: 'I corsi sono guidati dalla persona che ha fondato Gratweg, con un certificato di istruttore di sopravvivenza.',
        },
        link: { de: 'Wer wir sind', en: 'Who we are', fr: 'Qui nous sommes', it: 'Chi siamo' },
      },
      meeting: {
        title: { de: 'Treffpunkt', en: 'Meeting point', fr: 'Rendez-vous', it: 'Punto di ritrovo' },
        text: {
          de: 'Immer an einer Haltestelle von Bahn, Bus oder Bergbahn; dort endet der Kurs auch. Der Ort steht beim Termin und in Ihrer Bestätigung. Zug erreichen Sie ab Zürich HB und ab Luzern in je rund 25 Minuten.',
          en: 'Always at a train, bus or funicular stop, and the course ends there too. The place is given with the date and in your confirmation. Zug is about 25 minutes by train from Zurich main station and from Lucerne.',
          fr: 'Toujours à un arrêt de train, de bus ou de funiculaire ; le stage s’y termine aussi. Le lieu est indiqué avec la date et dans votre confirmation. Zoug est à environ 25 minutes de train de Zurich et de Lucerne.',
          it: 'Sempre a una fermata di treno, bus o ferrovia di montagna; lì finisce anche il corso. Il luogo è indicato accanto alla data e nella Sua conferma. Zugo è a circa 25 minuti di treno da Zurigo e da Lucerna.',
        },
        /** {place}, {date} */
        next: {
          de: '{date}: {place}.',
          en: '{date}: {place}.',
          fr: '{date} : {place}.',
          it: '{date}: {place}.',
        },
      },
      language: {
        title: { de: 'Sprache', en: 'Language', fr: 'Langue', it: 'Lingua' },
        text: {
          de: 'Öffentliche Kurse finden auf Deutsch statt, Fragen beantworten wir auch auf Englisch. Gruppen führen wir auf Anfrage auf Deutsch, Englisch, Französisch oder Italienisch.',
          en: 'Public courses are in German; we’re happy to answer questions in English. For groups we run courses in German, English, French or Italian on request.',
          fr: 'Les stages publics se donnent en allemand ; nous répondons aussi aux questions en anglais. Pour les groupes, sur demande, en allemand, en anglais, en français ou en italien.',
          it: 'I corsi pubblici si tengono in tedesco; alle domande rispondiamo anche in inglese. Per i gruppi, su richiesta, in tedesco, inglese, francese o italiano.',
        },
      },
    },
  },
  dates: {
    name: { de: 'Termine', en: 'Dates', fr: 'Dates', it: 'Date' },
    title: { de: 'Nächste Termine', en: 'Upcoming dates', fr: 'Prochaines dates', it: 'Prossime date' },
    next: { de: 'Nächster Termin:', en: 'Next date:', fr: 'Prochaine date :', it: 'Prossima data:' },
    note: {
      de: 'Treffpunkt und genaue Zeiten stehen bei jedem Termin und in Ihrer Bestätigung.',
      en: 'The meeting point and exact times are given with each date and in your confirmation.',
      fr: 'Le lieu de rendez-vous et l’horaire exact sont indiqués pour chaque date et dans votre confirmation.',
      it: 'Il punto di ritrovo e gli orari precisi sono indicati accanto a ogni data e nella Sua conferma.',
    },
    /** {from}: people. */
    ownGroup: {
      de: 'Sie sind eine Gruppe ab {from} Personen? Wir vereinbaren mit Ihnen einen Termin.',
      en: 'Are you a group of {from} or more? We’ll arrange a date for you.',
      fr: 'Vous êtes {from} ou plus ? Nous fixons une date pour votre groupe.',
      it: 'Siete un gruppo di almeno {from} persone? Fissiamo una data per voi.',
    },
    ownGroupLink: {
      de: 'Termin anfragen',
      en: 'Request a date',
      fr: 'Demander une date',
      it: 'Richiedere una data',
    },
    none: {
      de: 'Zurzeit ist kein Termin ausgeschrieben.',
      en: 'No dates are scheduled at the moment.',
      fr: 'Aucune date n’est prévue pour le moment.',
      it: 'Al momento non ci sono date in programma.',
    },
    failed: {
      de: 'Die Termine konnten nicht geladen werden.',
      en: 'The dates couldn’t be loaded.',
      fr: 'Les dates n’ont pas pu être chargées.',
      it: 'Non è stato possibile caricare le date.',
    },
    calendar: {
      de: 'Zum Event-Kalender',
      en: 'See the event calendar',
      fr: 'Voir l’agenda',
      it: 'Vedere il calendario',
    },
  },
  programme: {
    name: { de: 'Ablauf', en: 'Programme', fr: 'Déroulement', it: 'Programma' },
    whole: {
      de: 'Ganzer Ablauf, Stunde für Stunde',
      en: 'The whole programme, hour by hour',
      fr: 'Tout le déroulement, heure par heure',
      it: 'Tutto il programma, ora per ora',
    },
  },
  lessons: {
    name: {
      de: 'Was im Büro ankommt',
      en: 'What makes it back to the office',
      fr: 'Ce qu’il en reste au bureau',
      it: 'Che cosa resta in ufficio',
    },
    remains: {
      de: 'Mit nach Hause nehmen Sie Ihre eigenen Notizen. Eine Prüfung oder ein Diplom gibt es nicht.',
      en: 'You take your own notes home with you. There’s no exam and no diploma.',
      fr: 'Vous rentrez avec vos propres notes. Il n’y a ni examen ni diplôme.',
      it: 'A casa porta i Suoi appunti. Non ci sono esami né diplomi.',
    },
  },
  packing: {
    name: { de: 'Packliste', en: 'Packing list', fr: 'Liste du matériel', it: 'Lista del materiale' },
    title: {
      de: 'Was in den Rucksack kommt',
      en: 'What goes in the rucksack',
      fr: 'Ce qui va dans le sac',
      it: 'Che cosa va nello zaino',
    },
    bring: { de: 'Sie bringen mit', en: 'You bring', fr: 'Vous apportez', it: 'Porta Lei' },
    provide: { de: 'Wir bringen mit', en: 'We bring', fr: 'Nous apportons', it: 'Portiamo noi' },
    lend: {
      de: 'Fehlt Ihnen etwas? Schreiben Sie uns eine Woche vorher, wir leihen aus, was da ist.',
      en: 'Missing something? Write to us a week before and we’ll lend you what we have.',
      fr: 'Il vous manque quelque chose ? Écrivez-nous une semaine avant, nous prêtons ce que nous avons.',
      it: 'Le manca qualcosa? Ci scriva una settimana prima, prestiamo quello che c’è.',
    },
  },
  safety: {
    title: { de: 'Sicherheit', en: 'Safety', fr: 'Sécurité', it: 'Sicurezza' },
    items: {
      fireBan: {
        title: {
          de: 'Feuerverbot',
          en: 'Fire bans',
          fr: 'Interdiction de faire du feu',
          it: 'Divieto di fuochi',
        },
        text: { de: '{rule:fireBan}', en: '{rule:fireBan}', fr: '{rule:fireBan}', it: '{rule:fireBan}' },
      },
      storm: {
        title: {
          de: 'Gewitter und Kälte unterwegs',
          en: 'Thunderstorms and cold on the way',
          fr: 'Orage et froid en chemin',
          it: 'Temporali e freddo in cammino',
        },
        text: {
          de: 'Wir lesen den Wetterbericht am Vorabend und am Morgen. Zieht unterwegs ein Gewitter auf, verlassen wir Grat, Waldrand und Ufer und warten an einem vorher bestimmten Ort. Bleibt es, brechen wir ab. Pausen, Plane und Tee richten sich nach der Person, die zuerst friert.',
          en: 'We read the forecast the evening before and again in the morning. If a thunderstorm comes up on the way, we leave ridges, forest edges and shores and wait at a place chosen beforehand. If it doesn’t pass, we end the course early. The person who feels the cold first decides when we rest, put up the tarp and make tea.',
          fr: 'Nous lisons le bulletin la veille au soir et le matin même. Si un orage approche en chemin, nous quittons la crête, la lisière et la rive, et nous attendons à un endroit choisi d’avance. S’il s’installe, nous interrompons le stage. Les pauses, la bâche et le thé se règlent sur la première personne qui a froid.',
          it: 'Leggiamo il bollettino la sera prima e di nuovo al mattino. Se in cammino si avvicina un temporale, lasciamo la cresta, il margine del bosco e la riva e aspettiamo in un posto scelto prima. Se non passa, interrompiamo il corso. Per pause, telo e tè ci regoliamo sulla prima persona che ha freddo.',
        },
      },
      emergency: {
        title: { de: 'Notfall', en: 'Emergencies', fr: 'Urgence', it: 'Emergenza' },
        text: {
          de: 'Zu jeder Route gehört ein Notfallplan mit Zufahrten, Sammelplätzen und Rufnummern. Die Kursleitung trägt Apotheke, Telefon und Notfunkgerät, denn Empfang gibt es nicht überall.',
          en: 'Every route has an emergency plan with access roads, assembly points and numbers to call. The instructor carries a first-aid kit, a phone and an emergency radio, because there isn’t reception everywhere.',
          fr: 'Chaque itinéraire a son plan d’urgence, avec les accès, les points de ralliement et les numéros à appeler. Votre guide emporte une pharmacie, un téléphone et une radio de secours, car le réseau ne passe pas partout.',
          it: 'Ogni itinerario ha un piano d’emergenza con accessi, punti di raccolta e numeri da chiamare. La guida porta il kit di pronto soccorso, il telefono e la radio d’emergenza, perché il telefono non ha campo ovunque.',
        },
      },
      health: {
        title: { de: 'Gesundheit', en: 'Health', fr: 'Santé', it: 'Salute' },
        text: {
          de: 'Herz, Asthma, Allergien, Schwangerschaft, Medikamente: Bitte schreiben Sie es uns bei der Buchung. {rule:healthData} Wir sagen Ihnen ehrlich, ob der Kurs zu Ihnen passt. Nichts ist Pflicht. Wenn Sie aufhören möchten, begleiten wir Sie zurück.',
          en: 'Heart, asthma, allergies, pregnancy, medication: please tell us when you book. {rule:healthData} We’ll tell you honestly whether the course suits you. Nothing is compulsory. If you want to stop, we’ll walk you back.',
          fr: 'Cœur, asthme, allergies, grossesse, médicaments : indiquez-le-nous en réservant. {rule:healthData} Nous vous dirons franchement si le stage vous convient. Rien n’est obligatoire. Si vous voulez arrêter, nous vous raccompagnons.',
          it: 'Cuore, asma, allergie, gravidanza, medicamenti: ce lo scriva al momento della prenotazione. {rule:healthData} Le diremo con franchezza se il corso fa per Lei. Niente è obbligatorio. Se vuole smettere, La riaccompagniamo.',
        },
      },
      insurance: {
        title: { de: 'Versicherung', en: 'Insurance', fr: 'Assurance', it: 'Assicurazione' },
        text: {
          de: 'Sie nehmen mit Ihrer eigenen Unfall- und Haftpflichtversicherung teil. Wer in der Schweiz mindestens acht Stunden pro Woche beim selben Arbeitgeber angestellt ist, ist in der Regel auch in der Freizeit gegen Unfälle versichert. Fragen Sie Ihre Versicherung, ob sie Suche und Rettung bezahlt.',
          en: 'You take part under your own accident and liability insurance. If you work at least eight hours a week for the same employer in Switzerland, your accident insurance usually covers leisure time too. Ask your insurer whether it pays for search and rescue.',
          fr: 'Vous participez avec votre propre assurance accidents et responsabilité civile. Si vous travaillez en Suisse au moins huit heures par semaine pour le même employeur, votre assurance accidents couvre en général aussi vos loisirs. Demandez à votre assurance si elle paie les recherches et le sauvetage.',
          it: 'Partecipa con la Sua assicurazione infortuni e di responsabilità civile. Chi in Svizzera lavora almeno otto ore alla settimana per lo stesso datore di lavoro di regola è assicurato contro gli infortuni anche nel tempo libero. Chieda alla Sua assicurazione se paga ricerche e soccorso.',
        },
      },
    },
  },
  price: {
    name: {
      de: 'Preis und Bedingungen',
      en: 'Price and terms',
      fr: 'Prix et conditions',
      it: 'Prezzo e condizioni',
    },
    title: {
      de: '{price} pro Person',
      en: '{price} per person',
      fr: '{price} par personne',
      it: '{price} a persona',
    },
    included: { de: 'Inbegriffen', en: 'Included', fr: 'Compris', it: 'Compreso' },
    notIncluded: {
      de: 'Nicht inbegriffen: Anreise und Versicherung.',
      en: 'Not included: travel and insurance.',
      fr: 'Non compris : le trajet et les assurances.',
      it: 'Non compresi: viaggio e assicurazioni.',
    },
    cancel: {
      de: 'Wenn Sie nicht kommen können',
      en: 'If you can’t come',
      fr: 'Si vous ne pouvez pas venir',
      it: 'Se non può venire',
    },
    exceptions: {
      de: '{rule:substitute} {rule:illness}',
      en: '{rule:substitute} {rule:illness}',
      fr: '{rule:substitute} {rule:illness}',
      it: '{rule:substitute} {rule:illness}',
    },
    minimumTitle: {
      de: 'Wann der Kurs stattfindet',
      en: 'When the course goes ahead',
      fr: 'Quand le stage a lieu',
      it: 'Quando il corso ha luogo',
    },
    /** {from}: people, {days}: from `features/booking/content/booking-terms.ts`. */
    minimum: {
      de: 'Ab {from} Personen. Ob sie zusammenkommen, sagen wir Ihnen spätestens {days} Tage vorher. {rule:calledOff}',
      en: 'With {from} people or more. We’ll tell you no later than {days} days before whether there are enough. {rule:calledOff}',
      fr: 'Dès {from} personnes. Nous vous disons au plus tard {days} jours avant si le nombre est atteint. {rule:calledOff}',
      it: 'Con almeno {from} persone. Le diciamo al più tardi {days} giorni prima se il numero è raggiunto. {rule:calledOff}',
    },
    terms: {
      de: 'Alle Bedingungen in den AGB',
      en: 'See all terms and conditions',
      fr: 'Lire les conditions générales',
      it: 'Leggere le condizioni generali',
    },
  },
  gift: {
    title: {
      de: 'Diesen Kurs verschenken',
      en: 'Give this course as a present',
      fr: 'Offrir ce stage',
      it: 'Regalare questo corso',
    },
    /** On the overview. */
    anyTitle: {
      de: 'Einen Kurs verschenken',
      en: 'Give a course as a present',
      fr: 'Offrir un stage',
      it: 'Regalare un corso',
    },
    text: {
      de: '{rule:voucherDelivery} {rule:voucherValidity} Das Datum wählt die beschenkte Person.',
      en: '{rule:voucherDelivery} {rule:voucherValidity} The person who receives it chooses the date.',
      fr: '{rule:voucherDelivery} {rule:voucherValidity} La personne qui le reçoit choisit la date.',
      it: '{rule:voucherDelivery} {rule:voucherValidity} La data la sceglie chi lo riceve.',
    },
    action: {
      de: 'Als Gutschein verschenken',
      en: 'Give it as a voucher',
      fr: 'Offrir un bon cadeau',
      it: 'Regalare un buono',
    },
    voucher: {
      de: 'Kursgutschein {name}',
      en: '{name} course voucher',
      fr: 'Bon cadeau {name}',
      it: 'Buono regalo {name}',
    },
  },
  others: {
    de: 'Die anderen Stufen',
    en: 'The other levels',
    fr: 'Les autres niveaux',
    it: 'Gli altri livelli',
  },
})
