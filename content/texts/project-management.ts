import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Digitales Projektmanagement – Gratweg',
      en: 'Digital project management – Gratweg',
      fr: 'Gestion de projets numériques – Gratweg',
      it: 'Gestione di progetti digitali – Gratweg',
    },
    description: {
      de: 'Projekt- und Programmleitung für IT- und Transformationsvorhaben, vom Auftrag bis zur Übergabe. Antwort auf Anfragen innert 24 Stunden.',
      en: 'Project and programme management for IT and transformation, from brief to handover. We reply to enquiries within 24 hours.',
      fr: 'Conduite de projets et de programmes informatiques et de transformation, du mandat à la passation. Réponse aux demandes dans les 24 heures.',
      it: 'Direzione di progetti e programmi informatici e di trasformazione, dal mandato alla consegna. Rispondiamo alle richieste entro 24 ore.',
    },
  },
  title: {
    de: 'Wir leiten Ihr IT- oder Transformations\u00adprojekt',
    en: 'We lead your IT or transformation project',
    fr: 'Nous dirigeons votre projet informatique ou de transfor\u00admation',
    it: 'Dirigiamo il Suo progetto informatico o di trasforma\u00adzione',
  },
  motto: {
    de: 'Wir bringen Projekte über den Grat.',
    en: 'We take projects over the ridge.',
    fr: 'Nous menons vos projets au-\u2060delà de la crête.',
    it: 'Portiamo i progetti oltre la cresta.',
  },
  lead: {
    de: 'Für Unternehmen, denen eine Projekt- oder Programmleitung fehlt: vom Auftrag bis zur Übergabe, als Mandat, auf Zeit oder als Begleitung. Sie erhalten jede Woche eine Seite, auf der steht, wo das Projekt ist.',
    en: 'For companies that lack a project or programme manager: from brief to handover, as a full engagement, for a limited time or alongside your own people. Every week you get a single page that says where the project stands.',
    fr: 'Pour les entreprises à qui il manque une direction de projet ou de programme\u202f: du lancement à la passation, sur mandat, pour un temps ou en accompagnement. Chaque semaine, vous recevez une page qui dit où en est le projet.',
    it: 'Per le aziende a cui manca la direzione di un progetto o di un programma: dall’inizio alla consegna, su mandato, ad interim o in affiancamento. Ogni settimana riceve una pagina che dice a che punto è il progetto.',
  },
  facts: [
    {
      name: { de: 'Abrechnung', en: 'Billing', fr: 'Facturation', it: 'Fatturazione' },
      text: {
        de: 'Festpreis, Aufwand oder gemischt',
        en: 'fixed price, time and materials, or hybrid',
        fr: 'prix fixe, régie ou formule mixte',
        it: 'prezzo fisso, a consuntivo o forma mista',
      },
    },
    {
      name: { de: 'Ort', en: 'Where', fr: 'Lieu', it: 'Luogo' },
      text: {
        de: 'bei Ihnen und ab Cham',
        en: 'at your offices and from Cham',
        fr: 'chez vous et depuis Cham',
        it: 'presso di Lei e da Cham',
      },
    },
    {
      name: { de: 'Antwort', en: 'Reply', fr: 'Réponse', it: 'Risposta' },
      text: { de: 'innert 24 Stunden', en: 'within 24 hours', fr: 'dans les 24 heures', it: 'entro 24 ore' },
    },
  ],
  dayRate: { de: 'Tagessatz', en: 'Day rate', fr: 'Tarif journalier', it: 'Tariffa giornaliera' },
  request: {
    de: 'Projekt anfragen',
    en: 'Tell us about your project',
    fr: 'Soumettre un projet',
    it: 'Presentare un progetto',
  },
  reply: {
    de: 'Antwort innert 24 Stunden',
    en: 'reply within 24 hours',
    fr: 'réponse dans les 24 heures',
    it: 'risposta entro 24 ore',
  },
  ways: {
    label: {
      de: 'Drei Arten anzufangen',
      en: 'Three ways to begin',
      fr: 'Trois façons de commencer',
      it: 'Tre modi di cominciare',
    },
    call: {
      title: { de: 'Anrufen', en: 'Call us', fr: 'Appeler', it: 'Telefonare' },
      text: {
        de: 'Sie schildern in wenigen Minuten, worum es geht. Wir sagen Ihnen, ob wir helfen können und wie es weitergeht.',
        en: 'Tell us in a few minutes what it’s about. We’ll say whether we can help, and what comes next.',
        fr: 'En quelques minutes, vous nous dites de quoi il s’agit. Nous vous disons si nous pouvons vous aider et ce qui vient ensuite.',
        it: 'In pochi minuti ci dice di che cosa si tratta. Le diciamo se possiamo aiutarLa e come si prosegue.',
      },
    },
    check: {
      title: { de: 'Standort bestimmen', en: 'Get your bearings', fr: 'Faire le point', it: 'Fare il punto' },
      text: {
        de: 'Für ein Projekt, das schon läuft: Der Projekt-Check stellt fest, wo es steht, und legt drei Routen vor: weitergehen, anders gehen, umkehren.',
        en: 'For a project that’s already under way: the project check establishes where it stands and puts three routes on the table: go on, go another way, turn back.',
        fr: 'Votre projet est déjà en cours\u202f? Notre analyse établit où il en est et présente trois itinéraires\u202f: continuer, changer de route, faire demi-tour.',
        it: 'Per un progetto già in corso: l’analisi stabilisce a che punto è e presenta tre vie: proseguire, cambiare percorso, tornare indietro.',
      },
      action: {
        de: 'Projekt-Check anfragen',
        en: 'Ask for a project check',
        fr: 'Demander une analyse',
        it: 'Richiedere un’analisi',
      },
      note: {
        de: 'Umfang und Preis stehen vorher in der Offerte.',
        en: 'You’ll have scope and price in the proposal beforehand.',
        fr: 'L’étendue et le prix sont fixés d’avance dans l’offre.',
        it: 'Ampiezza e prezzo sono indicati prima, nell’offerta.',
      },
      /** {price}: where the owner has set one */
      fixed: {
        de: 'Festpreis {price}',
        en: 'Fixed price {price}',
        fr: 'Prix fixe\u202f: {price}',
        it: 'Prezzo fisso {price}',
      },
    },
    request: {
      title: { de: 'Vorhaben beschreiben', en: 'Write to us', fr: 'Nous écrire', it: 'Scriverci' },
      text: {
        de: 'Sie beschreiben Vorhaben, Zeitraum und Budget. Was Sie nicht wissen, lassen Sie offen. Danach folgen ein Gespräch und eine Offerte.',
        en: 'Describe the project, its timing and its budget. Leave open what you don’t know yet. A conversation and a proposal follow.',
        fr: 'Vous décrivez le projet, la période et le budget. Ce que vous ne savez pas, laissez-le en blanc. Suivent un entretien et une offre.',
        it: 'Descrive il progetto, il periodo e il budget. Ciò che non sa lo lasci in sospeso. Seguono un colloquio e un’offerta.',
      },
    },
  },
  profile: {
    alt: {
      de: 'Ein Projekt als Höhenprofil: fünf Etappen Anstieg bis zum Go-live, danach der Abstieg in den Betrieb',
      en: 'A project as an elevation profile: five stages of ascent to the go-live, then the way down into operation',
      fr: 'Un projet en profil d’altitude : cinq étapes de montée jusqu’à la mise en service, puis la descente vers l’exploitation',
      it: 'Un progetto come profilo altimetrico: cinque tappe di salita fino alla messa in servizio, poi la discesa verso l’esercizio',
    },
    label: {
      de: 'Die sechs Etappen eines Mandats',
      en: 'The six stages of an engagement',
      fr: 'Les six étapes d’un mandat',
      it: 'Le sei tappe di un mandato',
    },
  },
  scope: {
    label: { de: 'Vorhaben', en: 'Projects', fr: 'Projets', it: 'Progetti' },
    title: {
      de: 'Welche Vorhaben wir leiten',
      en: 'The projects we lead',
      fr: 'Les projets que nous dirigeons',
      it: 'I progetti che dirigiamo',
    },
    kinds: [
      {
        title: {
          de: 'IT-Projekte',
          en: 'IT projects',
          fr: 'Projets informatiques',
          it: 'Progetti informatici',
        },
        text: {
          de: 'Ein Kernsystem wird abgelöst, eine Fachanwendung eingeführt, Daten ziehen um. Schwierig ist selten die Technik, sondern Schnittstellen, Stichtage und die Frage, wer am Montag danach arbeiten kann.',
          en: 'A core system is replaced, a specialist application goes in, data is migrated. The technology is seldom the hard part; interfaces, cut-over dates and who can work on the Monday after are.',
          fr: 'On remplace un système central, on déploie une application métier, on migre des données. Le plus difficile, c’est rarement la technique\u202f: ce sont les interfaces, les dates de bascule et la question de savoir qui pourra travailler le lundi suivant.',
          it: 'Si sostituisce un sistema centrale, si introduce un applicativo, si trasferiscono i dati. Più della tecnica, difficili sono le interfacce, i giorni del passaggio e la domanda su chi potrà lavorare il lunedì dopo.',
        },
      },
      {
        title: {
          de: 'Transformationsvorhaben',
          en: 'Transformation',
          fr: 'Projets de transformation',
          it: 'Progetti di trasformazione',
        },
        text: {
          de: 'Abläufe ändern sich, Abteilungen werden zusammengelegt, Zuständigkeiten wechseln. Wir planen mit den Personen, die danach anders arbeiten, und sorgen für Einführung und Schulung.',
          en: 'Processes change, departments merge, responsibilities move. We plan with the people who’ll work differently afterwards, and see to rollout and training.',
          fr: 'Des processus changent, des services fusionnent, des responsabilités se déplacent. Nous planifions avec les personnes qui travailleront autrement et veillons au déploiement et à la formation.',
          it: 'I processi cambiano, i reparti si uniscono, le competenze si spostano. Pianifichiamo con le persone che poi lavoreranno in modo diverso e ci occupiamo di introduzione e formazione.',
        },
      },
      {
        title: { de: 'Programme', en: 'Programmes', fr: 'Programmes de plusieurs projets', it: 'Programmi' },
        text: {
          de: 'Hängen mehrere solche Vorhaben zusammen, braucht es eine Ebene darüber: einen Plan für alle, einen gemeinsamen Takt und einen Ort, an dem Konflikte entschieden werden.',
          en: 'When several of these depend on one another, they need a level above them: one plan for everybody, one rhythm, and a place where conflicts are settled.',
          fr: 'Quand plusieurs projets dépendent les uns des autres, il faut un étage au-dessus : un plan commun, un même rythme et un lieu où l’on tranche les conflits.',
          it: 'Se più progetti di questo tipo dipendono l’uno dall’altro, serve un livello superiore: un piano per tutti, un ritmo comune e un luogo in cui i conflitti si risolvono.',
        },
      },
    ],
  },
  services: {
    label: { de: 'Leistungen', en: 'Services', fr: 'Prestations', it: 'Prestazioni' },
    title: {
      de: 'Was wir übernehmen',
      en: 'What we take on',
      fr: 'Ce que nous prenons en charge',
      it: 'Di che cosa ci occupiamo',
    },
    items: {
      projectManagement: {
        title: {
          de: 'Projekt\u00admanagement',
          en: 'Project management',
          fr: 'Gestion de projet',
          it: 'Gestione di progetti',
        },
        text: {
          de: 'Wir leiten Ihr Vorhaben im Mandat: Ziel, Plan, Budget, Team und eine Stimme gegenüber den Lieferanten. Jede Woche erhalten Sie eine Seite, auf der steht, wo das Projekt ist.',
          en: 'We run your project for you: goal, plan, budget, team, and one voice to the suppliers. Every week you get a single page that says where the project stands.',
          fr: 'Nous conduisons votre projet sur mandat : objectif, plan, budget, équipe et une seule voix face aux fournisseurs. Chaque semaine, vous recevez une page qui dit où il en est.',
          it: 'Dirigiamo il Suo progetto su mandato: obiettivo, piano, budget, team e una sola voce verso i fornitori. Ogni settimana riceve una pagina che dice a che punto è.',
        },
      },
      programmeManagement: {
        title: {
          de: 'Programm\u00admanagement',
          en: 'Programme management',
          fr: 'Gestion de programme',
          it: 'Gestione di programmi',
        },
        text: {
          de: 'Mehrere Projekte, ein Ziel. Wir ordnen die Abhängigkeiten und sagen, welches Projekt auf welches wartet.',
          en: 'Several projects, one goal. We sort out the dependencies and tell you which project is waiting for which.',
          fr: 'Plusieurs projets, un objectif. Nous mettons de l’ordre dans les dépendances et disons quel projet attend lequel.',
          it: 'Più progetti, una meta. Mettiamo ordine nelle dipendenze e diciamo quale progetto aspetta quale altro.',
        },
      },
      portfolioManagement: {
        title: {
          de: 'Portfolio\u00admanagement',
          en: 'Portfolio management',
          fr: 'Gestion de portefeuille',
          it: 'Gestione di portafogli',
        },
        text: {
          de: 'Zu viele Vorhaben für zu wenige Personen: Wir stellen Nutzen, Aufwand und Risiko nebeneinander. Sie entscheiden, was zuerst kommt und was nicht gemacht wird.',
          en: 'Too many projects for too few people: we set benefit, effort and risk side by side. You decide what comes first and what isn’t done.',
          fr: 'Trop de projets pour trop peu de monde. Nous comparons leur utilité, leur charge et leur risque. Vous décidez de ce qui passe d’abord et de ce qui ne se fera pas.',
          it: 'Troppi progetti per troppo poche persone. Confrontiamo benefici, impegno e rischi. È Lei a decidere che cosa viene prima e che cosa non si fa.',
        },
      },
      pmo: {
        title: { de: 'PMO', en: 'PMO', fr: 'PMO', it: 'PMO' },
        text: {
          de: 'Das Projektbüro hält Termine, Zahlen und Vorlagen zusammen. Wir bauen es auf oder führen es und halten es so klein, dass es niemanden aufhält.',
          en: 'The project office holds dates, figures and templates together. We set it up or run it, and keep it small enough not to hold anyone up.',
          fr: 'Le bureau de projet réunit les délais, les chiffres et les modèles. Nous le mettons sur pied ou nous le dirigeons, et le gardons assez petit pour ne freiner personne.',
          it: 'L’ufficio progetti tiene insieme date, cifre e modelli. Lo mettiamo in piedi o lo dirigiamo, abbastanza piccolo da non frenare nessuno.',
        },
      },
      agileCoaching: {
        title: { de: 'Agiles Coaching', en: 'Agile coaching', fr: 'Coaching agile', it: 'Coaching agile' },
        text: {
          de: 'Für Teams, die schneller etwas zeigen wollen. Wir kürzen die Schritte und klären die Rollen, bis am Ende jedes Schritts etwas läuft, das man ansehen kann.',
          en: 'For teams that want to show results sooner. We shorten the steps and clarify roles until something works at the end of each one, for everyone to see.',
          fr: 'Pour les équipes qui veulent montrer plus vite des résultats. Nous raccourcissons les étapes et clarifions les rôles, jusqu’à ce que chacune aboutisse à quelque chose qui fonctionne.',
          it: 'Per i team che vogliono mostrare prima dei risultati. Accorciamo i passi e chiariamo i ruoli, finché alla fine di ogni passo non c’è qualcosa che funziona e si può vedere.',
        },
      },
      interimManagement: {
        title: {
          de: 'Interim-Management',
          en: 'Interim management',
          fr: 'Management de transition',
          it: 'Management ad interim',
        },
        text: {
          de: 'Die Leitung ist gegangen, das Projekt ist noch da. Wir übernehmen auf Zeit, stellen fest, wo es steht, und übergeben an die Person, die bleibt.',
          en: 'The project manager has left; the project hasn’t. We step in for a time, establish where things stand and hand over to the person who stays.',
          fr: 'La direction du projet est partie, le projet est resté. Nous le reprenons pour un temps, établissons où il en est et le remettons à la personne qui reste.',
          it: 'Chi dirigeva se n’è andato, il progetto no. Lo prendiamo in mano per un periodo, stabiliamo a che punto è e lo consegniamo a chi resta.',
        },
      },
      trainingCoaching: {
        title: {
          de: 'Training und Coaching',
          en: 'Training and coaching',
          fr: 'Formation et coaching',
          it: 'Formazione e coaching',
        },
        text: {
          de: 'Für Projektleitungen und ihre Auftraggeber, an den eigenen Fällen. Auf Wunsch mit einem Tag draussen.',
          en: 'For project managers and their sponsors, using their own cases. If you like, with a day outdoors.',
          fr: 'Pour les chefs et cheffes de projet et leurs mandants, sur leurs propres cas. Si vous le souhaitez, avec une journée en extérieur.',
          it: 'Per chi dirige progetti e per i committenti, sui loro casi. A richiesta con una giornata all’aperto.',
        },
      },
      other: {
        title: { de: 'Etwas anderes', en: 'Something else', fr: 'Autre chose', it: 'Altro' },
        text: {
          de: 'Ihr Vorhaben passt in keines dieser Felder? Beschreiben Sie es trotzdem. Sind wir die Falschen, sagen wir es innert 24 Stunden und nennen, wenn wir können, jemanden, der passt.',
          en: 'Your project is none of these? Describe it all the same. If we’re not the right people, we’ll say so within 24 hours and, if we can, name someone who is.',
          fr: 'Votre projet n’entre dans aucune de ces cases ? Décrivez-le quand même. Si vous n’êtes pas à la bonne adresse, nous le disons dans les 24 heures et, si possible, nous vous en indiquons une meilleure.',
          it: 'Il Suo progetto non rientra in nessuna di queste caselle? Ce lo descriva lo stesso. Se non siamo le persone giuste, lo diciamo entro 24 ore e, se possiamo, indichiamo chi lo è.',
        },
      },
    },
    ask: {
      de: 'Anfragen',
      en: 'Ask about this',
      fr: 'Demander cette prestation',
      it: 'Richiedere questa prestazione',
    },
  },
  mandate: {
    label: { de: 'Ablauf', en: 'Stages', fr: 'Déroulement', it: 'Svolgimento' },
    title: {
      de: 'Wie ein Mandat läuft',
      en: 'How an engagement runs',
      fr: 'Comment se déroule un mandat',
      it: 'Come si svolge un mandato',
    },
    show: {
      de: 'Die sechs Etappen im Einzelnen',
      en: 'The six stages in detail',
      fr: 'Les six étapes en détail',
      it: 'Le sei tappe in dettaglio',
    },
    lead: {
      de: 'Sechs Etappen. Jede endet an einem Punkt, an dem man umkehren könnte, und mit etwas in der Hand. Die Wochen sind ein Beispiel: ein Mandat von 36 Wochen.',
      en: 'Six stages. Each ends at a point where you could turn back, with something in hand. The weeks are an example: an engagement of 36 weeks.',
      fr: 'Six étapes. Chacune se termine par un résultat concret, à un point où l’on pourrait encore faire demi-tour. Les semaines sont un exemple : un mandat de 36 semaines.',
      it: 'Sei tappe. Ognuna finisce in un punto da cui si potrebbe tornare indietro, e con qualcosa in mano. Le settimane sono un esempio: un mandato di 36 settimane.',
    },
    columns: {
      stage: { de: 'Etappe', en: 'Stage', fr: 'Étape', it: 'Tappa' },
      work: { de: 'Was geschieht', en: 'What happens', fr: 'Ce qui se passe', it: 'Che cosa succede' },
      result: {
        de: 'Was Sie erhalten',
        en: 'What you get',
        fr: 'Ce que vous recevez',
        it: 'Che cosa riceve',
      },
      when: { de: 'Wann', en: 'When', fr: 'Quand', it: 'Quando' },
    },
    stages: {
      brief: {
        name: { de: 'Auftrag', en: 'Brief', fr: 'Mandat', it: 'Mandato' },
        milestone: { de: 'Kickoff', en: 'Kick-off', fr: 'Lancement', it: 'Avvio' },
        work: {
          de: 'Wir klären Ziel, Grenzen und wer entscheidet. Was wir nicht wissen, kommt auf dieselbe Liste wie das, was wir wissen.',
          en: 'We settle the goal, the limits and who decides. What we don’t know goes on the same list as what we do.',
          fr: 'Nous clarifions le but, les limites et qui décide. Ce que nous ignorons figure sur la même liste que ce que nous savons.',
          it: 'Chiariamo l’obiettivo, i limiti e chi decide. Quello che non sappiamo va sulla stessa lista di quello che sappiamo.',
        },
        result: {
          de: 'Den Auftrag auf zwei Seiten, unterschrieben von denen, die ihn bezahlen',
          en: 'A two-page brief, signed by those who are paying for it',
          fr: 'Le mandat en deux pages, signé par celles et ceux qui le paient',
          it: 'Il mandato in due pagine, firmato da chi lo paga',
        },
        when: { de: 'Woche 1', en: 'Week 1', fr: 'Semaine 1', it: 'Settimana 1' },
      },
      analysis: {
        name: { de: 'Analyse', en: 'Analysis', fr: 'Analyse', it: 'Analisi' },
        milestone: {
          de: 'Anforderungen geklärt',
          en: 'Requirements clear',
          fr: 'Exigences clarifiées',
          it: 'Requisiti chiariti',
        },
        work: {
          de: 'Wir reden mit den Leuten, die heute damit arbeiten, und gehen den Ablauf einmal selber ab.',
          en: 'We talk to the people who work with it today, and walk the process once ourselves.',
          fr: 'Nous parlons avec les personnes qui font ce travail aujourd’hui et suivons nous-mêmes le processus une fois.',
          it: 'Parliamo con chi oggi ci lavora e seguiamo noi stessi una volta tutto il processo.',
        },
        result: {
          de: 'Anforderungen, nach Gewicht geordnet, und Risiken mit einem Namen daneben',
          en: 'Requirements in order of importance, and risks with a name beside each',
          fr: 'Des exigences classées par importance et des risques avec un nom en face',
          it: 'I requisiti in ordine d’importanza e i rischi, ognuno con un nome accanto',
        },
        when: { de: 'Wochen 2–5', en: 'Weeks 2–5', fr: 'Semaines 2–5', it: 'Settimane 2–5' },
      },
      concept: {
        name: { de: 'Konzept', en: 'Concept', fr: 'Conception', it: 'Piano di massima' },
        milestone: { de: 'Entscheid', en: 'Decision', fr: 'Décision', it: 'Decisione' },
        work: {
          de: 'Wir legen zwei oder drei Wege vor, jeden mit Kosten, Dauer und dem Preis des Umkehrens.',
          en: 'We put two or three routes on the table, each with its cost, its length and the price of turning back.',
          fr: 'Nous présentons deux ou trois voies, chacune avec son coût, sa durée et le prix du demi-tour.',
          it: 'Presentiamo due o tre vie, ognuna con il costo, la durata e il prezzo del ritorno.',
        },
        result: {
          de: 'Die Grundlage für den Entscheid, dazu einen Plan, in dem Einführung und Schulung zuerst stehen',
          en: 'The basis for the decision, and a plan in which rollout and training come first',
          fr: 'De quoi décider, et un plan où le déploiement et la formation viennent en premier',
          it: 'La base per decidere e un piano in cui introduzione e formazione vengono per prime',
        },
        when: { de: 'Wochen 6–10', en: 'Weeks 6–10', fr: 'Semaines 6–10', it: 'Settimane 6–10' },
      },
      build: {
        name: { de: 'Umsetzung', en: 'Implementation', fr: 'Réalisation', it: 'Realizzazione' },
        milestone: { de: 'Erste Version', en: 'First version', fr: 'Première version', it: 'Prima versione' },
        work: {
          de: 'Kurze Schritte mit sichtbarem Ende. Alle zwei Wochen zeigt das Team, was läuft, und sagt, was nicht läuft.',
          en: 'Short steps with a visible end. Every two weeks the team shows what works, and says what doesn’t.',
          fr: 'Des pas courts, dont on voit le bout. Toutes les deux semaines, l’équipe montre ce qui marche et dit ce qui ne marche pas.',
          it: 'Passi brevi di cui si vede la fine. Ogni due settimane il team mostra che cosa funziona e dice che cosa no.',
        },
        result: {
          de: 'Pro Woche eine Seite Stand und Budget, alle zwei Wochen eine Vorführung',
          en: 'One page a week on progress and budget, and a demonstration every two weeks',
          fr: 'Chaque semaine une page sur l’avancement et le budget, toutes les deux semaines une démonstration',
          it: 'Ogni settimana una pagina su stato e budget, ogni due settimane una dimostrazione',
        },
        when: { de: 'Wochen 11–28', en: 'Weeks 11–28', fr: 'Semaines 11–28', it: 'Settimane 11–28' },
      },
      rollout: {
        name: { de: 'Einführung', en: 'Rollout', fr: 'Déploiement', it: 'Introduzione' },
        milestone: { de: 'Go-live', en: 'Go-live', fr: 'Mise en service', it: 'Messa in servizio' },
        work: {
          de: 'Die letzten Höhenmeter sind die steilsten: Probelauf, Schulung, Stichtag und ein Rückweg, der geübt ist.',
          en: 'The last metres of ascent are the steepest: dry run, training, cut-over, and a way back that has been rehearsed.',
          fr: 'Les derniers mètres de montée sont les plus raides : essai à blanc, formation, jour de bascule et un chemin de retour déjà testé.',
          it: 'Gli ultimi metri di salita sono i più ripidi: prova generale, formazione, giorno del passaggio e una via di ritorno già provata.',
        },
        result: {
          de: 'Geschulte Leute, die Abnahme und einen Plan für die erste Woche im Betrieb',
          en: 'Trained people, formal acceptance, and a plan for the first week in operation',
          fr: 'Des personnes formées, la réception et un plan pour la première semaine d’exploitation',
          it: 'Persone formate, il collaudo e un piano per la prima settimana d’esercizio',
        },
        when: { de: 'Wochen 29–34', en: 'Weeks 29–34', fr: 'Semaines 29–34', it: 'Settimane 29–34' },
      },
      handover: {
        name: { de: 'Übergabe', en: 'Handover', fr: 'Passation', it: 'Consegna' },
        milestone: { de: 'Betrieb läuft', en: 'Up and running', fr: 'En exploitation', it: 'In esercizio' },
        work: {
          de: 'Der Abstieg gehört zum Weg. Wir übergeben an die, die bleiben, und gehen, wenn sie ohne uns auskommen.',
          en: 'The descent is part of the walk. We hand over to those who stay, and leave when they manage without us.',
          fr: 'La descente fait partie du chemin. Nous passons la main à celles et ceux qui restent, et partons quand tout marche sans nous.',
          it: 'La discesa fa parte del cammino. Consegniamo a chi resta e ce ne andiamo quando tutto funziona senza di noi.',
        },
        result: {
          de: 'Dokumentation, offene Punkte mit Namen und Datum, einen Rückblick auf zwei Seiten',
          en: 'Documentation, open points with a name and a date, and a two-page review',
          fr: 'La documentation, les points en suspens avec nom et date, un bilan en deux pages',
          it: 'La documentazione, i punti aperti con nome e data, un bilancio in due pagine',
        },
        when: { de: 'Wochen 35–36', en: 'Weeks 35–36', fr: 'Semaines 35–36', it: 'Settimane 35–36' },
      },
    },
    note: {
      de: 'Wie lange Ihr Projekt dauert, steht in der Offerte. Bei kürzeren Mandaten fassen wir Etappen zusammen; entschieden wird trotzdem an jedem Übergang.',
      en: 'The proposal says how long your project will take. In shorter engagements we combine stages; you still decide at every transition.',
      fr: 'La durée de votre projet figure dans l’offre. Dans un mandat plus court, nous regroupons des étapes\u202f; la décision se prend quand même à chaque passage.',
      it: 'La durata del Suo progetto è nell’offerta. Nei mandati più brevi riuniamo alcune tappe; si decide comunque a ogni passaggio.',
    },
  },
  contracts: {
    label: { de: 'Vertrag', en: 'Contract', fr: 'Contrat', it: 'Contratto' },
    title: {
      de: 'Drei Arten, abzurechnen',
      en: 'Three types of contract',
      fr: 'Trois façons de facturer',
      it: 'Tre modi di fatturare',
    },
    fits: { de: 'Passt', en: 'Suits you', fr: 'Convient', it: 'Adatto' },
    drawback: { de: 'Kehrseite', en: 'The catch', fr: 'Le revers', it: 'Il rovescio' },
    types: {
      fixedPrice: {
        title: { de: 'Festpreis', en: 'Fixed price', fr: 'Prix fixe', it: 'Prezzo fisso' },
        text: {
          de: 'Wir nennen einen Preis für ein beschriebenes Ergebnis. Dauert es länger als gedacht, bleibt der Preis gleich.',
          en: 'We name a price for a result we’ve described together. If it takes longer than expected, you don’t pay more.',
          fr: 'Nous fixons un prix pour un résultat décrit d’avance. Si cela prend plus de temps que prévu, vous ne payez pas davantage.',
          it: 'Indichiamo un prezzo per un risultato descritto prima. Se ci vuole più tempo del previsto, Lei non paga di più.',
        },
        fits: {
          de: 'wenn sich das Ergebnis vorher beschreiben lässt.',
          en: 'when the result can be described beforehand.',
          fr: 'quand le résultat peut être décrit d’avance.',
          it: 'quando il risultato si può descrivere in anticipo.',
        },
        drawback: {
          de: 'Ändert sich der Wunsch, braucht es einen Nachtrag.',
          en: 'If you change your mind, the contract has to change too.',
          fr: 'Si la demande change, il faut un avenant.',
          it: 'Se cambiano le richieste, serve un’aggiunta al contratto.',
        },
      },
      timeAndMaterial: {
        title: { de: 'Nach Aufwand', en: 'Time and materials', fr: 'En régie', it: 'A consuntivo' },
        text: {
          de: 'Sie bezahlen die geleisteten Tage. Wir weisen sie jede Woche aus und halten ein Kostendach ein, das nur Sie anheben.',
          en: 'You pay for the days worked. We account for them every week and keep to a ceiling that only you can raise.',
          fr: 'Vous payez les jours effectués. Nous les détaillons chaque semaine et respectons un plafond qui ne se relève que sur votre décision.',
          it: 'Lei paga le giornate effettive. Le documentiamo ogni settimana e rispettiamo un tetto di spesa che solo Lei può alzare.',
        },
        fits: {
          de: 'wenn sich das Ziel unterwegs noch bewegt.',
          en: 'when the goal is still moving along the way.',
          fr: 'quand le but bouge encore en chemin.',
          it: 'quando lungo il cammino la meta si sposta ancora.',
        },
        drawback: {
          de: 'Dauert es länger, kostet es mehr. Darum das Dach.',
          en: 'If it takes longer, it costs more. Hence the ceiling.',
          fr: 'Si cela dure plus longtemps, cela coûte plus cher. D’où le plafond.',
          it: 'Se dura di più, costa di più. Per questo c’è il tetto.',
        },
      },
      hybrid: {
        title: { de: 'Gemischt', en: 'Hybrid', fr: 'Formule mixte', it: 'Forma mista' },
        text: {
          de: 'Analyse und Konzept zum Festpreis, die Umsetzung nach Aufwand. Nach dem Konzept können Sie aufhören. Was erarbeitet ist, gehört Ihnen.',
          en: 'Analysis and concept at a fixed price, implementation by the day. You can stop after the concept. The work done by then is yours.',
          fr: 'L’analyse et la conception à prix fixe, la réalisation en régie. Après la conception, vous pouvez vous arrêter. Le travail fait vous appartient.',
          it: 'Analisi e piano di massima a prezzo fisso, la realizzazione a consuntivo. Dopo il piano di massima può fermarsi. Il lavoro fatto resta Suo.',
        },
        fits: {
          de: 'wenn am Anfang niemand die Umsetzung schätzen kann.',
          en: 'when nobody can estimate the implementation at the start.',
          fr: 'quand personne, au départ, ne peut estimer la réalisation.',
          it: 'quando all’inizio nessuno può stimare la realizzazione.',
        },
        drawback: {
          de: 'Zwei Abrechnungen statt einer. Dafür entscheiden Sie zweimal.',
          en: 'Two invoices instead of one. In return, you get to decide twice.',
          fr: 'Deux décomptes au lieu d’un. En échange, vous décidez deux fois.',
          it: 'Due conteggi invece di uno. In cambio decide due volte.',
        },
      },
    },
  },
  signals: {
    label: {
      de: 'Zur Selbstprüfung',
      en: 'Check for yourself',
      fr: 'À vérifier chez vous',
      it: 'Autovalutazione',
    },
    title: {
      de: 'Woran man ein Projekt in Schwierigkeiten erkennt',
      en: 'How to tell that a project is in trouble',
      fr: 'À quoi l’on reconnaît un projet en difficulté',
      it: 'Da che cosa si riconosce un progetto in difficoltà',
    },
    items: [
      {
        de: 'Der Status ist seit drei Sitzungen grün, und niemand kann etwas zeigen.',
        en: 'Status has been green for three meetings, and nobody can show anything.',
        fr: 'Le statut est au vert depuis trois séances, et personne n’a rien à montrer.',
        it: 'Lo stato è verde da tre riunioni e nessuno ha niente da mostrare.',
      },
      {
        de: 'Der Endtermin steht fest, der Umfang nicht.',
        en: 'The end date is fixed; the scope isn’t.',
        fr: 'La date de fin est fixée, le périmètre non.',
        it: 'La data finale è fissata, il perimetro no.',
      },
      {
        de: 'Entscheide heissen «in Abklärung».',
        en: 'Decisions are always “under review”.',
        fr: 'Les décisions s’appellent « en cours de clarification ».',
        it: 'Le decisioni si chiamano «in fase di chiarimento».',
      },
      {
        de: 'Die beste Person arbeitet in vier Projekten.',
        en: 'The best person works on four projects.',
        fr: 'La meilleure personne travaille sur quatre projets.',
        it: 'La persona più brava lavora in quattro progetti.',
      },
      {
        de: 'Getestet wird am Schluss, wenn noch Zeit ist.',
        en: 'Testing comes last, if there’s time.',
        fr: 'On testera à la fin, s’il reste du temps.',
        it: 'Si testa alla fine, se resta tempo.',
      },
      {
        de: 'Im Lenkungsausschuss ist es still.',
        en: 'The steering committee is quiet.',
        fr: 'Au comité de pilotage, silence.',
        it: 'Nel comitato di pilotaggio c’è silenzio.',
      },
    ],
    text: {
      de: 'Zwei davon hat jedes Projekt. Ab vier lohnt sich ein Gespräch, auch bei grünem Status. Wir stellen fest, wo es steht, und legen drei Routen vor: weitergehen, anders gehen, umkehren. Den Entscheid fällen Sie.',
      en: 'Every project has two of these. With four or more it’s worth talking, even if the status is green. We establish where the project stands and put three routes on the table: go on, go another way, turn back. The decision is yours.',
      fr: 'Tout projet présente deux de ces signes. À partir de quatre, il vaut la peine d’en parler, même si tout est au vert. Nous faisons le point et présentons trois itinéraires : continuer, changer de route, faire demi-tour. La décision vous revient.',
      it: 'Due di questi segni li ha ogni progetto. Da quattro in su vale la pena parlarne, anche con lo stato verde. Stabiliamo a che punto è e presentiamo tre vie: proseguire, cambiare percorso, tornare indietro. La decisione spetta a Lei.',
    },
    link: {
      de: 'Projekt-Check anfragen',
      en: 'Ask for a project check',
      fr: 'Demander une analyse',
      it: 'Richiedere un’analisi',
    },
  },
  limits: {
    title: {
      de: 'Was wir nicht machen',
      en: 'What we don’t do',
      fr: 'Ce que nous ne faisons pas',
      it: 'Che cosa non facciamo',
    },
    items: [
      {
        de: 'Software verkaufen oder Provisionen von Herstellern nehmen.',
        en: 'Sell software or take commission from vendors.',
        fr: 'Vendre des logiciels ou toucher des commissions de fournisseurs.',
        it: 'Vendere software o prendere provvigioni dai produttori.',
      },
      {
        de: 'Zwanzig Leute schicken. Wer mit Ihnen spricht, macht die Arbeit.',
        en: 'Send twenty people. The person who talks to you does the work.',
        fr: 'Envoyer vingt personnes. Celle qui vous parle fait le travail.',
        it: 'Mandare venti persone. A fare il lavoro è chi parla con Lei.',
      },
      {
        de: 'Einen Plan vertreten, an den wir nicht glauben.',
        en: 'Defend a plan we don’t believe in.',
        fr: 'Défendre un plan auquel nous ne croyons pas.',
        it: 'Sostenere un piano in cui non crediamo.',
      },
      {
        de: 'Berichte schreiben, die niemand liest.',
        en: 'Write reports that nobody reads.',
        fr: 'Écrire des rapports que personne ne lit.',
        it: 'Scrivere rapporti che nessuno legge.',
      },
      {
        de: 'Bleiben, wenn es ohne uns geht.',
        en: 'Stay when you can do without us.',
        fr: 'Rester quand vous n’avez plus besoin de nous.',
        it: 'Restare quando può fare a meno di noi.',
      },
    ],
  },
  next: {
    label: { de: 'Nächster Schritt', en: 'Next step', fr: 'Prochaine étape', it: 'Prossimo passo' },
    title: {
      de: 'Erzählen Sie uns von Ihrem Vorhaben.',
      en: 'Tell us about your project',
      fr: 'Parlez-nous de votre projet.',
      it: 'Ci racconti il Suo progetto.',
    },
    steps: [
      {
        title: { de: 'Heute', en: 'Today', fr: 'Aujourd’hui', it: 'Oggi' },
        text: {
          de: 'Sie schreiben auf, was Sie vorhaben und welche Leistung Sie suchen. Was Sie nicht wissen, lassen Sie offen.',
          en: 'You write down what you’re planning and which service you’re looking for. Leave open what you don’t know.',
          fr: 'Vous écrivez ce que vous prévoyez et quelle prestation vous cherchez. Ce que vous ignorez, laissez-le en blanc.',
          it: 'Ci scrive che cosa ha in mente e quale prestazione cerca. Lasci in sospeso ciò che non sa.',
        },
      },
      {
        title: {
          de: 'Innert 24 Stunden',
          en: 'Within 24 hours',
          fr: 'Dans les 24 heures',
          it: 'Entro 24 ore',
        },
        text: {
          de: 'Sie erhalten eine Antwort von der Person, die das Projekt leiten würde. Mit Fragen, nicht mit Prospekten.',
          en: 'You hear back from the person who would run the project. With questions, not brochures.',
          fr: 'Vous recevez une réponse de la personne qui conduirait le projet. Avec des questions, pas avec des brochures.',
          it: 'Riceve una risposta dalla persona che dirigerebbe il progetto. Con domande, non con prospetti.',
        },
      },
      {
        title: { de: 'Danach', en: 'After that', fr: 'Ensuite', it: 'Poi' },
        text: {
          de: 'Ein Gespräch von einer Stunde und eine Offerte auf zwei Seiten. Oder ein Nein mit Begründung.',
          en: 'An hour’s conversation and a two-page proposal. Or a no, with reasons.',
          fr: 'Un entretien d’une heure et une offre de deux pages. Ou un non, avec nos raisons.',
          it: 'Un colloquio di un’ora e un’offerta di due pagine. Oppure un no, motivato.',
        },
      },
    ],
    rather: {
      de: 'Lieber reden?',
      en: 'Would you rather talk?',
      fr: 'Vous préférez en parler ?',
      it: 'Preferisce parlarne?',
    },
  },
})
