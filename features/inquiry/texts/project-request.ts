import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Projekt anfragen – Gratweg',
      en: 'Tell us about your project – Gratweg',
      fr: 'Soumettre un projet – Gratweg',
      it: 'Presentare un progetto – Gratweg',
    },
    description: {
      de: 'Beschreiben Sie Ihr Vorhaben: Leistung, Zeitraum, Budget, Team. {rule:noObligation} {rule:answer}',
      en: 'Describe what you’re planning: service, period, budget, team. {rule:noObligation} {rule:answer}',
      fr: 'Décrivez votre projet : prestation, période, budget, équipe. {rule:noObligation} {rule:answer}',
      it: 'Descriva il Suo progetto: prestazione, periodo, budget, team. {rule:noObligation} {rule:answer}',
    },
  },
  title: {
    de: 'Projekt anfragen',
    en: 'Tell us about your project',
    fr: 'Soumettre un projet',
    it: 'Presentare un progetto',
  },
  lead: {
    de: 'Sechs kurze Etappen. Pflicht sind nur Leistung, Vorhaben, Name, E-Mail und Ihr Einverständnis mit den AGB; alles andere dürfen Sie offenlassen. {rule:answer}',
    en: 'Six short stages. We only need the service, the project, your name, your e-mail address and your agreement to the terms; you can leave everything else open. {rule:answer}',
    fr: 'Six courtes étapes. Seuls la prestation, le projet, votre nom, votre e-mail et votre accord avec les conditions générales sont obligatoires ; laissez le reste en blanc si vous voulez. {rule:answer}',
    it: 'Sei brevi tappe. Sono obbligatori solo la prestazione, il progetto, il nome, l’e-mail e l’accettazione delle condizioni generali; il resto può lasciarlo in sospeso. {rule:answer}',
  },
  label: {
    de: 'Projektanfrage',
    en: 'Project enquiry',
    fr: 'Demande de projet',
    it: 'Richiesta di progetto',
  },
  /** {n}: of six */
  position: { de: '{n} von 6', en: '{n} of 6', fr: '{n} sur 6', it: '{n} di 6' },
  change: { de: 'Ändern', en: 'Change', fr: 'Modifier', it: 'Modificare' },
  /** {name}: of the next stage */
  next: { de: 'Weiter: {name}', en: 'Next: {name}', fr: 'Suite : {name}', it: 'Avanti: {name}' },
  /** Of a stage that is not done. */
  fillIn: { de: 'Ausfüllen', en: 'Fill in', fr: 'Remplir', it: 'Compilare' },
  /** Beside the stages. */
  aside: {
    after: {
      de: 'Danach: ein Gespräch von einer Stunde und eine Offerte auf zwei Seiten. Oder ein Nein mit Begründung.',
      en: 'What comes next: an hour’s conversation and a two-page proposal. Or a no, with reasons.',
      fr: 'Ensuite : un entretien d’une heure et une offre de deux pages. Ou un non, avec nos raisons.',
      it: 'Poi: un colloquio di un’ora e un’offerta di due pagine. Oppure un no, motivato.',
    },
    rather: {
      de: 'Lieber reden?',
      en: 'Rather talk?',
      fr: 'Vous préférez en parler ?',
      it: 'Preferisce parlarne?',
    },
  },
  progress: {
    label: {
      de: 'Etappen der Anfrage',
      en: 'Stages of the enquiry',
      fr: 'Étapes de la demande',
      it: 'Tappe della richiesta',
    },
    count: {
      one: {
        de: '{n} von 6 Etappen steht',
        en: '{n} of 6 stages done',
        fr: '{n} étape sur 6 est remplie',
        it: '{n} tappa su 6 è compilata',
      },
      other: {
        de: '{n} von 6 Etappen stehen',
        en: '{n} of 6 stages done',
        fr: '{n} étapes sur 6 sont remplies',
        it: '{n} tappe su 6 sono compilate',
      },
    },
    done: { de: 'ausgefüllt', en: 'filled in', fr: 'remplie', it: 'compilata' },
    wrong: {
      de: 'hier passt etwas nicht',
      en: 'something needs another look',
      fr: 'un champ est à revoir',
      it: 'qui qualcosa è da rivedere',
    },
    ahead: { de: 'offen', en: 'still open', fr: 'à remplir', it: 'ancora aperta' },
    kept: {
      de: 'Was Sie schreiben, bleibt auf diesem Gerät, bis Sie senden.',
      en: 'What you write stays on this device until you send it.',
      fr: 'Ce que vous écrivez reste sur cet appareil jusqu’à l’envoi.',
      it: 'Quello che scrive resta su questo dispositivo fino all’invio.',
    },
  },
  stages: {
    task: {
      name: { de: 'Vorhaben', en: 'The project', fr: 'Le projet', it: 'Il progetto' },
      text: {
        de: 'Pflicht. Ein paar Sätze genügen, Genaueres besprechen wir.',
        en: 'Required. A few sentences will do; we’ll go into detail later.',
        fr: 'Obligatoire. Quelques phrases suffisent, nous verrons les détails ensemble.',
        it: 'Obbligatorio. Bastano poche frasi, i dettagli li vediamo insieme.',
      },
    },
    period: {
      name: { de: 'Zeitraum', en: 'Period', fr: 'La période', it: 'Il periodo' },
      text: {
        de: 'Wann soll das Projekt beginnen und wann abgeschlossen sein? Alles hier ist freiwillig.',
        en: 'When should it start, and when should it be finished? All of this is optional.',
        fr: 'Quand le projet doit-il commencer et se terminer ? Tout est facultatif ici.',
        it: 'Quando deve cominciare il progetto e quando finire? Qui tutto è facoltativo.',
      },
    },
    budget: {
      name: {
        de: 'Budget und Vertrag',
        en: 'Budget and contract',
        fr: 'Budget et contrat',
        it: 'Budget e contratto',
      },
      text: {
        de: 'Eine Grössenordnung hilft uns, das Passende vorzuschlagen. Alles hier ist freiwillig.',
        en: 'A rough figure helps us suggest the right thing. All of this is optional.',
        fr: 'Un ordre de grandeur nous aide à proposer ce qui convient. Tout est facultatif ici.',
        it: 'Un ordine di grandezza ci aiuta a proporre la soluzione adatta. Qui tutto è facoltativo.',
      },
    },
    team: {
      name: {
        de: 'Team und Branche',
        en: 'Team and industry',
        fr: 'Équipe et branche',
        it: 'Team e settore',
      },
      text: {
        de: 'Wie viele arbeiten mit, und in welcher Branche? Alles hier ist freiwillig.',
        en: 'How many people are involved, and in which industry? All of this is optional.',
        fr: 'Combien de personnes participent, et dans quelle branche ? Tout est facultatif ici.',
        it: 'Quante persone partecipano, e in quale settore? Qui tutto è facoltativo.',
      },
    },
    contact: {
      name: { de: 'Kontakt', en: 'Contact', fr: 'Contact', it: 'Contatto' },
      text: {
        de: 'Pflicht sind Name und E-Mail-Adresse. Dorthin geht unsere Antwort.',
        en: 'We need your name and e-mail address. That’s where our reply will go.',
        fr: 'Il nous faut votre nom et votre adresse e-mail : c’est là que nous répondons.',
        it: 'Servono il nome e l’indirizzo e-mail: è lì che arriva la nostra risposta.',
      },
    },
    finish: {
      name: {
        de: 'Prüfen und senden',
        en: 'Check and send',
        fr: 'Vérifier et envoyer',
        it: 'Controllare e inviare',
      },
      text: {
        de: 'Prüfen Sie Ihre Angaben und senden Sie die Anfrage ab. Sie ist unverbindlich.',
        en: 'Check your details and send your enquiry. There’s no obligation.',
        fr: 'Vérifiez vos indications et envoyez la demande. Elle ne vous engage à rien.',
        it: 'Controlli i Suoi dati e invii la richiesta. È senza impegno.',
      },
    },
  },
  service: {
    de: 'Welche Leistung wünschen Sie?',
    en: 'Which service are you looking for?',
    fr: 'Quelle prestation souhaitez-vous ?',
    it: 'Quale prestazione desidera?',
  },
  services: {
    projectManagement: {
      de: 'Projektmanagement',
      en: 'Project management',
      fr: 'Gestion de projet',
      it: 'Gestione di progetti',
    },
    programmeManagement: {
      de: 'Programmmanagement',
      en: 'Programme management',
      fr: 'Gestion de programme',
      it: 'Gestione di programmi',
    },
    portfolioManagement: {
      de: 'Portfoliomanagement',
      en: 'Portfolio management',
      fr: 'Gestion de portefeuille',
      it: 'Gestione di portafogli',
    },
    pmo: { de: 'PMO', en: 'PMO', fr: 'PMO', it: 'PMO' },
    agileCoaching: {
      de: 'Agiles Coaching',
      en: 'Agile coaching',
      fr: 'Coaching agile',
      it: 'Coaching agile',
    },
    interimManagement: {
      de: 'Interim-Management',
      en: 'Interim management',
      fr: 'Management de transition',
      it: 'Management ad interim',
    },
    trainingCoaching: {
      de: 'Training und Coaching',
      en: 'Training and coaching',
      fr: 'Formation et coaching',
      it: 'Formazione e coaching',
    },
    other: { de: 'Etwas anderes', en: 'Something else', fr: 'Autre chose', it: 'Qualcos’altro' },
  },
  description: {
    de: 'Was haben Sie vor?',
    en: 'What are you planning?',
    fr: 'Que prévoyez-vous ?',
    it: 'Che cosa ha in mente?',
  },
  descriptionHint: {
    de: 'Wo stehen Sie heute, was soll am Ende anders sein, und wo sehen Sie Risiken?',
    en: 'Where are you today, what should be different in the end, and where do you see risks?',
    fr: 'Où en êtes-vous, qu’est-ce qui doit avoir changé à la fin, et où voyez-vous des risques ?',
    it: 'A che punto è oggi, che cosa deve essere diverso alla fine e dove vede dei rischi?',
  },
  period: { de: 'Zeitraum', en: 'Period', fr: 'Période', it: 'Periodo' },
  from: { de: 'Beginn', en: 'Start', fr: 'Début', it: 'Inizio' },
  to: { de: 'Abschluss', en: 'End', fr: 'Fin', it: 'Fine' },
  priority: { de: 'Priorität', en: 'Priority', fr: 'Priorité', it: 'Priorità' },
  priorities: {
    low: { de: 'Tief', en: 'Low', fr: 'Basse', it: 'Bassa' },
    medium: { de: 'Mittel', en: 'Medium', fr: 'Moyenne', it: 'Media' },
    high: { de: 'Hoch', en: 'High', fr: 'Élevée', it: 'Alta' },
    urgent: { de: 'Dringend', en: 'Urgent', fr: 'Urgente', it: 'Urgente' },
  },
  budget: { de: 'Budget in CHF', en: 'Budget in CHF', fr: 'Budget en CHF', it: 'Budget in CHF' },
  budgets: {
    to10: { de: 'bis 10’000', en: 'up to 10’000', fr: 'jusqu’à 10 000', it: 'fino a 10’000' },
    to50: { de: '10’000–50’000', en: '10’000–50’000', fr: '10 000–50 000', it: '10’000–50’000' },
    to100: { de: '50’000–100’000', en: '50’000–100’000', fr: '50 000–100 000', it: '50’000–100’000' },
    to250: { de: '100’000–250’000', en: '100’000–250’000', fr: '100 000–250 000', it: '100’000–250’000' },
    over250: { de: 'über 250’000', en: 'over 250’000', fr: 'plus de 250 000', it: 'oltre 250’000' },
    custom: {
      de: 'In eigenen Worten',
      en: 'In your own words',
      fr: 'Avec mes propres mots',
      it: 'Con parole mie',
    },
  },
  budgetText: {
    de: 'Ihr Budget in eigenen Worten',
    en: 'Your budget in your own words',
    fr: 'Votre budget, avec vos mots',
    it: 'Il Suo budget, con parole Sue',
  },
  budgetTextHint: {
    de: 'Zum Beispiel: zwei Tage pro Woche bis im Sommer.',
    en: 'For example: two days a week until the summer.',
    fr: 'Par exemple : deux jours par semaine jusqu’à l’été.',
    it: 'Per esempio: due giorni alla settimana fino all’estate.',
  },
  contract: { de: 'Vertragsart', en: 'Type of contract', fr: 'Type de contrat', it: 'Tipo di contratto' },
  contracts: {
    fixedPrice: {
      name: { de: 'Festpreis', en: 'Fixed price', fr: 'Prix fixe', it: 'Prezzo fisso' },
      text: {
        de: 'Ein Preis für ein beschriebenes Ergebnis',
        en: 'One price for a result described beforehand',
        fr: 'Un prix pour un résultat décrit d’avance',
        it: 'Un prezzo per un risultato descritto prima',
      },
    },
    timeAndMaterial: {
      name: { de: 'Nach Aufwand', en: 'Time and materials', fr: 'En régie', it: 'A consuntivo' },
      text: {
        de: 'Geleistete Tage, mit Kostendach',
        en: 'Days worked, with a cost ceiling',
        fr: 'Les jours effectués, avec un plafond',
        it: 'Le giornate effettive, con un tetto di spesa',
      },
    },
    hybrid: {
      name: { de: 'Gemischt', en: 'Hybrid', fr: 'Mixte', it: 'Misto' },
      text: {
        de: 'Konzept zum Festpreis, danach Aufwand',
        en: 'Concept at a fixed price, then days worked',
        fr: 'La conception à prix fixe, puis en régie',
        it: 'Piano di massima a prezzo fisso, poi a consuntivo',
      },
    },
    open: {
      name: { de: 'Noch offen', en: 'Not decided yet', fr: 'À définir', it: 'Ancora da definire' },
      text: {
        de: 'Wir schlagen etwas vor',
        en: 'We’ll make a suggestion',
        fr: 'Nous ferons une proposition',
        it: 'Faremo noi una proposta',
      },
    },
  },
  teamSize: { de: 'Grösse des Teams', en: 'Team size', fr: 'Taille de l’équipe', it: 'Dimensione del team' },
  teamSizes: {
    to5: { de: '1–5 Personen', en: '1–5 people', fr: '1–5 personnes', it: '1–5 persone' },
    to10: { de: '6–10 Personen', en: '6–10 people', fr: '6–10 personnes', it: '6–10 persone' },
    to20: { de: '11–20 Personen', en: '11–20 people', fr: '11–20 personnes', it: '11–20 persone' },
    over20: {
      de: 'mehr als 20 Personen',
      en: 'more than 20 people',
      fr: 'plus de 20 personnes',
      it: 'più di 20 persone',
    },
  },
  industry: { de: 'Branche', en: 'Industry', fr: 'Branche', it: 'Settore' },
  industries: {
    it: { de: 'IT', en: 'Information technology', fr: 'Informatique', it: 'Informatica' },
    finance: {
      de: 'Finanzen und Versicherungen',
      en: 'Finance and insurance',
      fr: 'Finance et assurances',
      it: 'Finanza e assicurazioni',
    },
    healthcare: { de: 'Gesundheitswesen', en: 'Healthcare', fr: 'Santé', it: 'Sanità' },
    manufacturing: {
      de: 'Produktion und Industrie',
      en: 'Manufacturing',
      fr: 'Industrie manufacturière',
      it: 'Produzione e industria',
    },
    consulting: { de: 'Beratung', en: 'Consulting', fr: 'Conseil', it: 'Consulenza' },
    other: { de: 'Andere', en: 'Other', fr: 'Autre', it: 'Altro' },
  },
  address: { de: 'Strasse und Nummer', en: 'Street and number', fr: 'Rue et numéro', it: 'Via e numero' },
  postalCode: { de: 'PLZ', en: 'Postcode', fr: 'NPA', it: 'NPA' },
  city: { de: 'Ort', en: 'Town or city', fr: 'Localité', it: 'Località' },
  country: { de: 'Land', en: 'Country', fr: 'Pays', it: 'Paese' },
  heardOf: {
    de: 'Wie haben Sie von uns gehört?',
    en: 'How did you hear about us?',
    fr: 'Comment avez-vous entendu parler de nous ?',
    it: 'Come ci ha conosciuti?',
  },
  heardFrom: {
    searchEngine: {
      de: 'Suchmaschine',
      en: 'Search engine',
      fr: 'Moteur de recherche',
      it: 'Motore di ricerca',
    },
    socialMedia: { de: 'Soziale Medien', en: 'Social media', fr: 'Réseaux sociaux', it: 'Reti sociali' },
    recommendation: { de: 'Empfehlung', en: 'Recommendation', fr: 'Recommandation', it: 'Passaparola' },
    event: { de: 'Anlass', en: 'Event', fr: 'Événement', it: 'Un evento' },
    other: { de: 'Andere', en: 'Other', fr: 'Autre', it: 'Altro' },
  },
  note: { de: 'Sonst noch etwas?', en: 'Anything else?', fr: 'Autre chose à nous dire ?', it: 'C’è altro?' },
  problems: {
    service: {
      required: {
        de: 'Bitte wählen Sie eine Leistung. «Etwas anderes» ist auch eine Antwort.',
        en: 'Please choose a service. “Something else” is an answer, too.',
        fr: 'Choisissez une prestation. « Autre chose » est aussi une réponse.',
        it: 'Scelga una prestazione. Anche «Qualcos’altro» è una risposta.',
      },
    },
    description: {
      required: {
        de: 'Bitte schreiben Sie uns ein, zwei Sätze zu Ihrem Vorhaben.',
        en: 'Please write us a sentence or two about your project.',
        fr: 'Écrivez-nous une phrase ou deux sur votre projet.',
        it: 'Ci scriva una o due frasi sul Suo progetto.',
      },
    },
    budgetText: {
      required: {
        de: 'Bitte schreiben Sie ein paar Worte zum Budget, oder wählen Sie einen Rahmen.',
        en: 'Please write a few words about the budget, or choose a bracket.',
        fr: 'Écrivez quelques mots sur le budget, ou choisissez une tranche.',
        it: 'Scriva qualche parola sul budget oppure scelga una fascia.',
      },
    },
  },
})
