import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  title: { de: 'Angaben', en: 'Facts', fr: 'Informations', it: 'Dati' },
  lead: {
    de: 'Was die Firma von sich sagt. Jeder Teil wird für sich veröffentlicht und gilt dann auf allen Seiten, in E-Mails und in Dokumenten.',
    en: 'What the company says about itself. Each part is published on its own and then holds on every page, in e-mails and in documents.',
    fr: 'Ce que l’entreprise dit d’elle-même. Chaque partie se publie séparément et vaut alors sur toutes les pages, dans les e-mails et les documents.',
    it: 'Quello che la ditta dice di sé. Ogni parte si pubblica da sola e vale poi su tutte le pagine, nelle e-mail e nei documenti.',
  },
  jump: {
    de: 'Zu einem Teil springen',
    en: 'Jump to a part',
    fr: 'Aller à une partie',
    it: 'Vai a una parte',
  },
  edit: { de: 'Ändern', en: 'Change', fr: 'Modifier', it: 'Modifica' },
  close: { de: 'Schliessen', en: 'Close', fr: 'Fermer', it: 'Chiudi' },
  untold: {
    de: 'Noch nichts angegeben.',
    en: 'Nothing given yet.',
    fr: 'Rien d’indiqué.',
    it: 'Ancora nessun dato.',
  },
  byHand: {
    de: 'Nur von Hand: Sie entscheiden bei jeder Rechnung.',
    en: 'Only by hand: you decide for each invoice.',
    fr: 'Seulement à la main\u202f: vous décidez pour chaque facture.',
    it: 'Solo a mano: lei decide per ogni fattura.',
  },
  notOffered: {
    de: 'Nicht angeboten: Im Shop wird zuerst bezahlt.',
    en: 'Not offered: the shop is paid first.',
    fr: 'Pas proposé\u202f: la boutique se paie d’abord.',
    it: 'Non offerto: nello shop si paga prima.',
  },
  ownersOnly: {
    de: 'Nur die Inhaber ändern das.',
    en: 'Only the owners change this.',
    fr: 'Seuls les propriétaires modifient cela.',
    it: 'Lo modificano solo i titolari.',
  },
  /** Who gets mails to the owner; {address}: "shop@example.ch". */
  notices: {
    here: {
      de: 'Bestellungen, Buchungen, Anfragen und Warnungen gehen an die E-Mail-Adresse der Firma.',
      en: 'Orders, bookings, requests and alerts go to the e-mail address of the company.',
      fr: 'Les commandes, réservations, demandes et alertes sont envoyées à l’adresse e-mail de l’entreprise.',
      it: 'Ordini, prenotazioni, richieste e avvisi vanno all’indirizzo e-mail dell’azienda.',
    },
    elsewhere: {
      de: 'Bestellungen, Buchungen, Anfragen und Warnungen gehen an {address}: Diese Adresse steht in den Einstellungen des Servers (MAIL_OWNER) und geht der E-Mail-Adresse der Firma vor.',
      en: 'Orders, bookings, requests and alerts go to {address}: this address is in the settings of the server (MAIL_OWNER) and comes before the e-mail address of the company.',
      fr: 'Les commandes, réservations, demandes et alertes sont envoyées à {address}\u202f: cette adresse figure dans les réglages du serveur (MAIL_OWNER) et passe avant l’adresse e-mail de l’entreprise.',
      it: 'Ordini, prenotazioni, richieste e avvisi vanno a {address}: questo indirizzo è nelle impostazioni del server (MAIL_OWNER) e ha la precedenza sull’indirizzo e-mail dell’azienda.',
    },
  },
  /** Link of the further instructors. */
  toPeople: {
    de: 'Mit Porträt und Werdegang nehmen Sie jemanden unter «Personen» auf',
    en: 'With portrait and career, people are added under “People”',
    fr: 'Avec portrait et parcours, une personne s’ajoute sous «\u202fPersonnes\u202f»',
    it: 'Con ritratto e percorso, una persona si aggiunge in «Persone»',
  },
  optional: LABELS.optional,
  publish: { de: 'Veröffentlichen', en: 'Publish', fr: 'Publier', it: 'Pubblica' },
  publishing: LABELS.publishing,
  published: {
    de: 'Veröffentlicht. Die Angabe gilt ab sofort.',
    en: 'Published. It holds from now on.',
    fr: 'Publié. L’information vaut dès maintenant.',
    it: 'Pubblicato. Il dato vale da subito.',
  },
  unsaved: {
    de: 'Noch nicht veröffentlicht',
    en: 'Not published yet',
    fr: 'Pas encore publié',
    it: 'Non ancora pubblicato',
  },
  discard: {
    de: 'Eingaben verwerfen',
    en: 'Discard entries',
    fr: 'Abandonner la saisie',
    it: 'Scarta le modifiche',
  },
  list: {
    up: { de: 'Nach oben', en: 'Move up', fr: 'Monter', it: 'Sposta su' },
    down: { de: 'Nach unten', en: 'Move down', fr: 'Descendre', it: 'Sposta giù' },
    remove: { de: 'Entfernen', en: 'Remove', fr: 'Retirer', it: 'Togli' },
    /** {what}: "Stimme 3". */
    add: { de: '{what} hinzufügen', en: 'Add: {what}', fr: 'Ajouter\u202f: {what}', it: 'Aggiungi: {what}' },
  },
  entry: {
    voices: { de: 'Stimme {n}', en: 'Testimonial {n}', fr: 'Témoignage {n}', it: 'Testimonianza {n}' },
    references: { de: 'Referenz {n}', en: 'Reference {n}', fr: 'Référence {n}', it: 'Referenza {n}' },
    proofs: { de: 'Nachweis {n}', en: 'Proof {n}', fr: 'Preuve {n}', it: 'Prova {n}' },
    memberships: {
      de: 'Mitgliedschaft {n}',
      en: 'Membership {n}',
      fr: 'Affiliation {n}',
      it: 'Affiliazione {n}',
    },
    furtherInstructors: { de: 'Person {n}', en: 'Person {n}', fr: 'Personne {n}', it: 'Persona {n}' },
    travelTimes: { de: 'Strecke {n}', en: 'Journey {n}', fr: 'Trajet {n}', it: 'Tragitto {n}' },
    qualifications: {
      de: 'Ausbildung {n}',
      en: 'Qualification {n}',
      fr: 'Formation {n}',
      it: 'Formazione {n}',
    },
  },
  parts: {
    company: {
      name: LABELS.company,
      lead: {
        de: 'Steht im Fuss jeder Seite, in Kontakt, Impressum, E-Mails, Gutscheinen und für Suchmaschinen. Der Name Gratweg ist Teil von Logo, Texten und Bildern und bleibt.',
        en: 'Stands at the foot of every page, in contact, imprint, e-mails, vouchers and for search engines. The name Gratweg is part of logo, texts and pictures and stays.',
        fr: 'Figure au pied de chaque page, dans le contact, l’impressum, les e-mails, les bons et pour les moteurs de recherche. Le nom Gratweg fait partie du logo, des textes et des images et reste.',
        it: 'È in fondo a ogni pagina, nei contatti, nell’impressum, nelle e-mail, nei buoni e per i motori di ricerca. Il nome Gratweg fa parte di logo, testi e immagini e resta.',
      },
    },
    openingHours: {
      name: { de: 'Öffnungszeiten', en: 'Opening hours', fr: 'Heures d’ouverture', it: 'Orari di apertura' },
      lead: {
        de: 'Montag bis Freitag, je Sprache. Bis wann eine Antwort versprochen wird, richtet sich danach.',
        en: 'Monday to Friday, for each language. They decide by when an answer is promised.',
        fr: 'Du lundi au vendredi, par langue. Le délai de réponse promis en dépend.',
        it: 'Da lunedì a venerdì, per lingua. Ne dipende entro quando è promessa una risposta.',
      },
    },
    bankAccount: {
      name: { de: 'Konto', en: 'Bank account', fr: 'Compte bancaire', it: 'Conto bancario' },
      lead: {
        de: 'Für Überweisungen. Steht mit QR-Code auf den Rechnungen; ohne Konto gehen sie mit dem Hinweis hinaus, dass es folgt.',
        en: 'For transfers. Stands on invoices with a QR code; without an account they go out saying that it will follow.',
        fr: 'Pour les virements. Figure avec un code QR sur les factures\u202f; sans compte, elles partent en annonçant qu’il suivra.',
        it: 'Per i bonifici. Compare con codice QR sulle fatture; senza conto partono con l’avviso che seguirà.',
      },
    },
    invoicing: {
      name: { de: 'Rechnungen', en: 'Invoicing', fr: 'Facturation', it: 'Fatturazione' },
      lead: {
        de: 'So beginnt jeder neue Entwurf; auf ihm lässt es sich ändern.',
        en: 'Every new draft begins with it, and it can be changed there.',
        fr: 'Chaque nouveau brouillon commence ainsi, et cela se modifie sur lui.',
        it: 'Ogni nuova bozza comincia così, e lì si può modificare.',
      },
    },
    reminders: {
      name: { de: 'Erinnerungen', en: 'Reminders', fr: 'Rappels', it: 'Solleciti' },
      lead: {
        de: 'Gehen von selbst hinaus, werktags ab 8 Uhr, ohne Gebühr. Einen Tag vorher sagt eine E-Mail, welche; bis dahin lässt sich jede anhalten.',
        en: 'They go by themselves, on working days from 8 o’clock, without a fee. A mail names them the day before; until then each can be held back.',
        fr: 'Ils partent d’eux-mêmes, les jours ouvrables dès 8 h, sans frais. La veille, un e-mail dit lesquels\u202f; jusque-là, chacun peut être retenu.',
        it: 'Partono da soli, nei giorni feriali dalle 8, senza spese. Il giorno prima un’e-mail dice quali; fino ad allora ognuno si può trattenere.',
      },
    },
    orderInvoices: {
      name: {
        de: 'Auf Rechnung bestellen',
        en: 'Ordering by invoice',
        fr: 'Commander sur facture',
        it: 'Ordinare su fattura',
      },
      lead: {
        de: 'Firmen bestellen im Shop auf Rechnung: Ware geht vor dem Geld hinaus, Gutscheine erst danach.',
        en: 'Companies order in the shop by invoice: goods leave before the money, vouchers after it.',
        fr: 'Les entreprises commandent sur facture dans la boutique\u202f: les articles partent avant l’argent, les bons après.',
        it: 'Le ditte ordinano nello shop su fattura: la merce parte prima dei soldi, i buoni dopo.',
      },
    },
    voices: {
      name: { de: 'Stimmen', en: 'Testimonials', fr: 'Témoignages', it: 'Testimonianze' },
      lead: {
        de: 'Wörtliche Zitate, von der Person freigegeben. Erscheinen ab zwei pro Seite, in jeder Sprache, in der das Zitat steht.',
        en: 'Quoted word for word and released by the person. Shown from two on a page, in each language that has the quotation.',
        fr: 'Citations mot pour mot, autorisées par la personne. Visibles dès deux par page, dans chaque langue où la citation existe.',
        it: 'Citazioni alla lettera, autorizzate dalla persona. Visibili da due per pagina, in ogni lingua in cui c’è la citazione.',
      },
    },
    references: {
      name: { de: 'Referenzen', en: 'References', fr: 'Références', it: 'Referenze' },
      lead: {
        de: 'Mandate auf der Seite Projektmanagement. Erscheinen ab drei in einer Sprache.',
        en: 'Engagements on the project management page. Shown from three in a language.',
        fr: 'Mandats de la page Gestion de projet. Visibles dès trois dans une langue.',
        it: 'Mandati della pagina Gestione di progetti. Visibili da tre in una lingua.',
      },
    },
    proofs: {
      name: { de: 'Nachweise', en: 'Proofs', fr: 'Preuves', it: 'Prove' },
      lead: {
        de: 'Ein Streifen mit dem, was Sie belegen können. Erscheint ab zwei, Versicherung und Mitgliedschaften zählen mit.',
        en: 'A strip with what you can prove. Shown from two; insurance and memberships count.',
        fr: 'Un bandeau avec ce que vous pouvez prouver. Visible dès deux\u202f; l’assurance et les affiliations comptent.',
        it: 'Una striscia con ciò che potete dimostrare. Visibile da due; assicurazione e affiliazioni contano.',
      },
    },
    insurance: {
      name: { de: 'Versicherung', en: 'Insurance', fr: 'Assurance', it: 'Assicurazione' },
      lead: {
        de: 'Steht bei den Kursen, den Team-Events und unter den Nachweisen.',
        en: 'Stands with courses, team events and among the proofs.',
        fr: 'Figure auprès des stages, des sorties d’équipe et parmi les preuves.',
        it: 'È nei corsi, nelle uscite per team e fra le prove.',
      },
    },
    memberships: {
      name: {
        de: 'Mitgliedschaften und Partner',
        en: 'Memberships and partners',
        fr: 'Affiliations et partenaires',
        it: 'Affiliazioni e partner',
      },
      lead: {
        de: 'Steht unter den Nachweisen.',
        en: 'Stand among the proofs.',
        fr: 'Figurent parmi les preuves.',
        it: 'Sono fra le prove.',
      },
    },
    furtherInstructors: {
      name: { de: 'Weitere Kursleitung', en: 'Further instructors', fr: 'Autres guides', it: 'Altre guide' },
      lead: {
        de: 'Wer ausser den Personen der Seite Team draussen leitet. Steht auf Team und bei den Kursen.',
        en: 'Who else leads outdoors beside the people of the team page. Stands on the team page and with the courses.',
        fr: 'Qui encadre dehors en plus des personnes de la page Équipe. Figure sur Équipe et auprès des stages.',
        it: 'Chi guida all’aperto oltre alle persone della pagina Team. È su Team e nei corsi.',
      },
    },
    projectPrices: {
      name: { de: 'Projektpreise', en: 'Project prices', fr: 'Prix des projets', it: 'Prezzi dei progetti' },
      lead: {
        de: 'Steht auf der Seite Projektmanagement.',
        en: 'Stand on the project management page.',
        fr: 'Figurent sur la page Gestion de projet.',
        it: 'Sono sulla pagina Gestione di progetti.',
      },
    },
    travelTimes: {
      name: { de: 'Reisezeiten', en: 'Travel times', fr: 'Temps de trajet', it: 'Tempi di viaggio' },
      lead: {
        de: 'Mit dem Zug zum Bahnhof Cham, nach dem Fahrplan geprüft. Steht auf Kontakt und bei den Team-Events.',
        en: 'By train to Cham station, checked against the timetable. Stand on the contact page and with team events.',
        fr: 'En train jusqu’à la gare de Cham, vérifiés selon l’horaire. Figurent sur Contact et auprès des sorties d’équipe.',
        it: 'In treno fino alla stazione di Cham, controllati sull’orario. Sono nei contatti e nelle uscite per team.',
      },
    },
    meetingPlaces: {
      name: { de: 'Treffpunkte', en: 'Meeting points', fr: 'Lieux de rendez-vous', it: 'Ritrovi' },
      lead: {
        de: 'Der genaue Ort je Angebot. Ohne ihn nennt die Seite nur die Gegend.',
        en: 'The exact place of each service. Without it the page names the area only.',
        fr: 'Le lieu exact de chaque prestation. Sans lui, la page n’indique que la région.',
        it: 'Il luogo esatto di ogni servizio. Senza, la pagina indica solo la zona.',
      },
    },
    processors: {
      name: { de: 'Dienstleister', en: 'Service providers', fr: 'Prestataires', it: 'Fornitori di servizi' },
      lead: {
        de: 'Die Datenschutzerklärung nennt sie mit Namen statt nur der Art nach.',
        en: 'The privacy policy names them instead of their kind alone.',
        fr: 'La déclaration de protection des données les nomme au lieu d’en indiquer seulement le genre.',
        it: 'L’informativa sulla privacy li nomina invece di indicarne solo il tipo.',
      },
    },
  },
  fields: {
    company: {
      legalName: {
        de: 'Name der Gesellschaft',
        en: 'Company name',
        fr: 'Raison sociale',
        it: 'Ragione sociale',
      },
      street: LABELS.streetAndNumber,
      postalCode: { de: 'Postleitzahl', en: 'Postcode', fr: 'Code postal', it: 'NPA' },
      city: LABELS.town,
      phone: LABELS.telephone,
      email: LABELS.email,
      uid: {
        de: 'Firmennummer (UID)',
        en: 'Business number (UID)',
        fr: 'Numéro d’entreprise (IDE)',
        it: 'Numero d’impresa (IDI)',
      },
      vatNumber: { de: 'MWST-Nummer', en: 'VAT number', fr: 'Numéro de TVA', it: 'Numero IVA' },
      coordinates: { de: 'Koordinaten', en: 'Coordinates', fr: 'Coordonnées', it: 'Coordinate' },
    },
    openingHours: {
      opens: { de: 'Öffnet', en: 'Opens', fr: 'Ouverture', it: 'Apre' },
      closes: { de: 'Schliesst', en: 'Closes', fr: 'Fermeture', it: 'Chiude' },
      weekendByAppointment: {
        de: 'Am Wochenende nach Vereinbarung',
        en: 'At weekends by appointment',
        fr: 'Le week-end sur rendez-vous',
        it: 'Nel fine settimana su appuntamento',
      },
    },
    bankAccount: {
      iban: { de: 'IBAN', en: 'IBAN', fr: 'IBAN', it: 'IBAN' },
      qrIban: { de: 'QR-IBAN', en: 'QR-IBAN', fr: 'QR-IBAN', it: 'QR-IBAN' },
      holder: {
        de: 'Kontoinhaberin',
        en: 'Account holder',
        fr: 'Titulaire du compte',
        it: 'Titolare del conto',
      },
      bank: { de: 'Bank', en: 'Bank', fr: 'Banque', it: 'Banca' },
    },
    invoicing: {
      dueDays: {
        de: 'Zahlbar in Tagen',
        en: 'Payable in days',
        fr: 'Payable en jours',
        it: 'Pagabile in giorni',
      },
    },
    reminders: {
      automatic: {
        de: 'Erinnerungen von selbst senden',
        en: 'Send reminders by themselves',
        fr: 'Envoyer les rappels automatiquement',
        it: 'Inviare i solleciti automaticamente',
      },
      friendlyDays: {
        de: 'Freundliche Erinnerung, Tage nach Fälligkeit',
        en: 'Friendly reminder, days after the due date',
        fr: 'Rappel amical, jours après l’échéance',
        it: 'Sollecito gentile, giorni dopo la scadenza',
      },
      secondDays: {
        de: 'Zweite Erinnerung, Tage nach Fälligkeit',
        en: 'Second reminder, days after the due date',
        fr: 'Deuxième rappel, jours après l’échéance',
        it: 'Secondo sollecito, giorni dopo la scadenza',
      },
      lastDays: {
        de: 'Letzte Erinnerung, Tage nach Fälligkeit',
        en: 'Final reminder, days after the due date',
        fr: 'Dernier rappel, jours après l’échéance',
        it: 'Ultimo sollecito, giorni dopo la scadenza',
      },
    },
    orderInvoices: {
      offered: {
        de: 'Bestellungen auf Rechnung anbieten',
        en: 'Offer orders by invoice',
        fr: 'Proposer les commandes sur facture',
        it: 'Offrire ordini su fattura',
      },
      mostCents: {
        de: 'Höchstens offen je Firma in CHF',
        en: 'Most open per company in CHF',
        fr: 'Au plus ouvert par entreprise en CHF',
        it: 'Al massimo aperto per ditta in CHF',
      },
    },
    processors: {
      hosting: { de: 'Hosting', en: 'Hosting', fr: 'Hébergement', it: 'Hosting' },
      mail: LABELS.email,
      accounting: { de: 'Buchhaltung', en: 'Accounting', fr: 'Comptabilité', it: 'Contabilità' },
    },
    insurance: {
      insurer: { de: 'Versicherer', en: 'Insurer', fr: 'Assureur', it: 'Assicuratore' },
      cover: {
        de: 'Was versichert ist',
        en: 'What is covered',
        fr: 'Ce qui est assuré',
        it: 'Che cosa è assicurato',
      },
    },
    voices: {
      quote: { de: 'Zitat', en: 'Quotation', fr: 'Citation', it: 'Citazione' },
      name: LABELS.name,
      company: LABELS.company,
      position: {
        de: 'Funktion oder Ort',
        en: 'Function or place',
        fr: 'Fonction ou lieu',
        it: 'Funzione o luogo',
      },
      occasion: { de: 'Anlass', en: 'Occasion', fr: 'Occasion', it: 'Occasione' },
      pages: LABELS.pages,
      released: {
        de: 'Freigegeben von der Person (wie und wann)',
        en: 'Released by the person (how and when)',
        fr: 'Autorisé par la personne (comment et quand)',
        it: 'Autorizzata dalla persona (come e quando)',
      },
    },
    references: {
      client: {
        de: 'Branche und Grösse',
        en: 'Sector and size',
        fr: 'Branche et taille',
        it: 'Settore e dimensione',
      },
      work: {
        de: 'Ausgangslage und was getan wurde',
        en: 'Starting point and what was done',
        fr: 'Situation de départ et travail accompli',
        it: 'Situazione iniziale e lavoro svolto',
      },
      result: { de: 'Ergebnis', en: 'Result', fr: 'Résultat', it: 'Risultato' },
      released: {
        de: 'Freigegeben vom Kunden (wie und wann)',
        en: 'Released by the client (how and when)',
        fr: 'Autorisé par le client (comment et quand)',
        it: 'Autorizzata dal cliente (come e quando)',
      },
    },
    proofs: {
      title: {
        de: 'Zahl oder Nachweis',
        en: 'Figure or proof',
        fr: 'Chiffre ou preuve',
        it: 'Cifra o prova',
      },
      text: { de: 'Wofür', en: 'Of what', fr: 'De quoi', it: 'Di che cosa' },
    },
    memberships: {
      name: {
        de: 'Verband oder Partner',
        en: 'Association or partner',
        fr: 'Association ou partenaire',
        it: 'Associazione o partner',
      },
      kind: LABELS.kind,
      url: { de: 'Website', en: 'Website', fr: 'Site web', it: 'Sito web' },
    },
    furtherInstructors: {
      name: LABELS.name,
      'qualifications.name': { de: 'Abschluss', en: 'Qualification', fr: 'Diplôme', it: 'Titolo' },
      'qualifications.body': {
        de: 'Schule oder Verband',
        en: 'School or association',
        fr: 'École ou association',
        it: 'Scuola o associazione',
      },
      'qualifications.year': LABELS.year,
    },
    projectPrices: {
      checkCents: {
        de: 'Projekt-Check, fester Preis in CHF',
        en: 'Project check, fixed price in CHF',
        fr: 'Analyse de projet, prix fixe en CHF',
        it: 'Analisi di progetto, prezzo fisso in CHF',
      },
      dayRateCents: {
        de: 'Tagessatz in CHF',
        en: 'Day rate in CHF',
        fr: 'Tarif journalier en CHF',
        it: 'Tariffa giornaliera in CHF',
      },
    },
    travelTimes: {
      from: { de: 'Ab', en: 'From', fr: 'Depuis', it: 'Da' },
      minutes: { de: 'Minuten', en: 'Minutes', fr: 'Minutes', it: 'Minuti' },
    },
    meetingPlaces: {
      place: LABELS.meetingPoint,
      arrival: { de: 'Anreise', en: 'Getting there', fr: 'Accès', it: 'Come arrivare' },
    },
  },
  hints: {
    company: {
      uid: {
        de: 'Zum Beispiel CHE-123.456.788',
        en: 'For example CHE-123.456.788',
        fr: 'Par exemple CHE-123.456.788',
        it: 'Per esempio CHE-123.456.788',
      },
      vatNumber: {
        de: 'Nur wenn Sie abrechnen. Preise nennen dann die MWST.',
        en: 'Only if you are registered. Prices then mention VAT.',
        fr: 'Seulement si vous êtes assujettis. Les prix mentionnent alors la TVA.',
        it: 'Solo se siete contribuenti. I prezzi indicano allora l’IVA.',
      },
      coordinates: {
        de: 'Zum Beispiel 47.18° N, 8.46° E, 418 m',
        en: 'For example 47.18° N, 8.46° E, 418 m',
        fr: 'Par exemple 47.18° N, 8.46° E, 418 m',
        it: 'Per esempio 47.18° N, 8.46° E, 418 m',
      },
    },
    bankAccount: {
      qrIban: {
        de: 'Für Einzahlungen mit QR-Referenz. Steht im E-Banking.',
        en: 'For payments with a QR reference. Your e-banking shows it.',
        fr: 'Pour les versements avec référence QR. Votre e-banking l’indique.',
        it: 'Per versamenti con riferimento QR. È nel Suo e-banking.',
      },
      holder: {
        de: 'Wie bei der Bank eingetragen',
        en: 'As registered with the bank',
        fr: 'Comme enregistré à la banque',
        it: 'Come registrato in banca',
      },
    },
    invoicing: { dueDays: { de: '5 bis 120', en: '5 to 120', fr: 'de 5 à 120', it: 'da 5 a 120' } },
    reminders: {
      secondDays: {
        de: 'Mindestens 10 Tage nach der davor: So lange läuft deren Frist.',
        en: 'At least 10 days after the one before: that is how long it gives to pay.',
        fr: 'Au moins 10 jours après le précédent\u202f: c’est le délai qu’il accorde.',
        it: 'Almeno 10 giorni dopo quello precedente: è il termine che concede.',
      },
    },
    orderInvoices: {
      mostCents: {
        de: '50 bis 10’000; offene Bestellungen der Adresse zählen dazu.',
        en: '50 to 10’000; open orders of the address count too.',
        fr: 'De 50 à 10\u202f000\u202f; les commandes ouvertes de l’adresse comptent aussi.',
        it: 'Da 50 a 10’000; contano anche gli ordini aperti dell’indirizzo.',
      },
    },
    insurance: {
      cover: {
        de: 'Zum Beispiel: Betriebshaftpflicht bis 5 Millionen Franken',
        en: 'For example: public liability up to 5 million francs',
        fr: 'Par exemple\u202f: responsabilité civile jusqu’à 5 millions de francs',
        it: 'Per esempio: responsabilità civile fino a 5 milioni di franchi',
      },
    },
    voices: {
      quote: {
        de: 'Wörtlich. Eine Sprache ohne Text zeigt die Stimme nicht.',
        en: 'Word for word. A language without the text does not show the testimonial.',
        fr: 'Mot pour mot. Une langue sans texte ne montre pas le témoignage.',
        it: 'Alla lettera. Una lingua senza testo non mostra la testimonianza.',
      },
      position: {
        de: 'Zum Beispiel: Leiterin HR, oder: aus Luzern',
        en: 'For example: head of HR, or: from Lucerne',
        fr: 'Par exemple\u202f: responsable RH, ou\u202f: de Lucerne',
        it: 'Per esempio: responsabile HR, oppure: di Lucerna',
      },
      occasion: {
        de: 'Zum Beispiel: Team-Event Feuer & Fokus, 18 Personen',
        en: 'For example: team event Feuer & Fokus, 18 people',
        fr: 'Par exemple\u202f: sortie d’équipe Feuer & Fokus, 18 personnes',
        it: 'Per esempio: uscita per team Feuer & Fokus, 18 persone',
      },
      released: {
        de: 'Bleibt in der Verwaltung. Zum Beispiel: E-Mail vom 3. Mai 2027',
        en: 'Stays in the back office. For example: e-mail of 3 May 2027',
        fr: 'Reste dans la gestion. Par exemple\u202f: e-mail du 3 mai 2027',
        it: 'Resta nella gestione. Per esempio: e-mail del 3 maggio 2027',
      },
    },
    references: {
      client: {
        de: 'Mit Namen nur, wenn der Kunde zugestimmt hat',
        en: 'With a name only if the client has agreed',
        fr: 'Avec le nom seulement si le client est d’accord',
        it: 'Con il nome solo se il cliente è d’accordo',
      },
      result: {
        de: 'Am besten eine Zahl',
        en: 'A figure is best',
        fr: 'De préférence un chiffre',
        it: 'Meglio una cifra',
      },
      released: {
        de: 'Bleibt in der Verwaltung. Zum Beispiel: E-Mail vom 3. Mai 2027',
        en: 'Stays in the back office. For example: e-mail of 3 May 2027',
        fr: 'Reste dans la gestion. Par exemple\u202f: e-mail du 3 mai 2027',
        it: 'Resta nella gestione. Per esempio: e-mail del 3 maggio 2027',
      },
    },
    proofs: {
      title: {
        de: 'Zum Beispiel: 12 Jahre',
        en: 'For example: 12 years',
        fr: 'Par exemple\u202f: 12 ans',
        it: 'Per esempio: 12 anni',
      },
      text: {
        de: 'Zum Beispiel: Projektleitung',
        en: 'For example: project management',
        fr: 'Par exemple\u202f: gestion de projet',
        it: 'Per esempio: gestione di progetti',
      },
    },
    memberships: {
      kind: {
        de: 'Zum Beispiel: Mitglied, Partner',
        en: 'For example: member, partner',
        fr: 'Par exemple\u202f: membre, partenaire',
        it: 'Per esempio: membro, partner',
      },
      url: {
        de: 'Adresse, die mit https:// beginnt',
        en: 'Address that begins with https://',
        fr: 'Adresse complète, avec https au début',
        it: 'Indirizzo che inizia con https://',
      },
    },
    travelTimes: {
      from: {
        de: 'Zum Beispiel: Zürich HB',
        en: 'For example: Zürich HB',
        fr: 'Par exemple\u202f: Zürich HB',
        it: 'Per esempio: Zürich HB',
      },
    },
    meetingPlaces: {
      place: {
        de: 'Zum Beispiel: Cham, Bahnhof, Ausgang See',
        en: 'For example: Cham, station, lake exit',
        fr: 'Par exemple\u202f: Cham, gare, sortie côté lac',
        it: 'Per esempio: Cham, stazione, uscita lago',
      },
    },
  },
  wrong: {
    title: { de: 'Bitte prüfen', en: 'Please check', fr: 'Merci de vérifier', it: 'Da controllare' },
    required: { de: 'Bitte ausfüllen.', en: 'Please fill in.', fr: 'Merci de remplir.', it: 'Da compilare.' },
    german: {
      de: 'Mindestens auf Deutsch nötig.',
      en: 'Needed in German at least.',
      fr: 'Nécessaire au moins en allemand.',
      it: 'Necessario almeno in tedesco.',
    },
    long: LABELS.textTooLong,
    postalCode: {
      de: 'Bitte vier Ziffern eingeben.',
      en: 'Please enter four digits.',
      fr: 'Merci d’indiquer quatre chiffres.',
      it: 'Inserire quattro cifre.',
    },
    phone: {
      de: 'Bitte eine Nummer mit Vorwahl eingeben, mit +41 am Anfang.',
      en: 'Please enter a number with its code, beginning with +41.',
      fr: 'Merci d’indiquer un numéro avec son indicatif, +41 au début.',
      it: 'Inserire un numero con il prefisso, con +41 all’inizio.',
    },
    email: {
      de: 'Bitte eine E-Mail-Adresse eingeben.',
      en: 'Please enter an e-mail address.',
      fr: 'Merci d’indiquer une adresse e-mail.',
      it: 'Inserire un indirizzo e-mail.',
    },
    uid: {
      de: 'Diese Nummer kann nicht stimmen. Bitte wie im Handelsregister eingeben.',
      en: 'This number cannot be right. Please enter it as in the commercial register.',
      fr: 'Ce numéro ne peut pas être juste. Merci de l’indiquer comme au registre du commerce.',
      it: 'Questo numero non può essere giusto. Inserirlo come nel registro di commercio.',
    },
    vatNumber: {
      de: 'Die MWST-Nummer ist die UID mit dem Zusatz MWST.',
      en: 'The VAT number is the UID followed by MWST.',
      fr: 'Le numéro de TVA est l’IDE suivi de MWST ou TVA.',
      it: 'Il numero IVA è l’IDI seguito da MWST o IVA.',
    },
    coordinates: {
      de: 'Bitte wie 47.18° N, 8.46° E, 418 m eingeben.',
      en: 'Please enter them like 47.18° N, 8.46° E, 418 m.',
      fr: 'Merci d’indiquer comme 47.18° N, 8.46° E, 418 m.',
      it: 'Inserire come 47.18° N, 8.46° E, 418 m.',
    },
    iban: {
      de: 'Diese IBAN kann nicht stimmen. Eine QR-IBAN gehört ins nächste Feld.',
      en: 'This IBAN cannot be right. A QR-IBAN belongs in the next field.',
      fr: 'Cet IBAN ne peut pas être juste. Un QR-IBAN va dans le champ suivant.',
      it: 'Questo IBAN non può essere giusto. Un QR-IBAN va nel campo seguente.',
    },
    qrIban: {
      de: 'Das ist keine QR-IBAN: Ihre fünfte bis neunte Stelle liegt zwischen 30000 und 31999.',
      en: 'This is no QR-IBAN: its fifth to ninth digits lie between 30000 and 31999.',
      fr: 'Ce n’est pas un QR-IBAN\u202f: ses positions, de la cinquième à la neuvième, se situent entre 30000 et 31999.',
      it: 'Non è un QR-IBAN: le cifre dalla quinta alla nona sono fra 30000 e 31999.',
    },
    time: {
      de: 'Bitte eine Uhrzeit eingeben.',
      en: 'Please enter a time.',
      fr: 'Merci d’indiquer une heure.',
      it: 'Inserire un’ora.',
    },
    closes: {
      de: 'Muss nach der Öffnung liegen.',
      en: 'Must be after opening.',
      fr: 'Doit suivre l’ouverture.',
      it: 'Deve seguire l’apertura.',
    },
    url: {
      de: 'Bitte eine Adresse eingeben, die mit https:// beginnt.',
      en: 'Please enter an address that begins with https://.',
      fr: 'Merci d’indiquer une adresse complète, avec https au début.',
      it: 'Inserire un indirizzo che inizia con https://.',
    },
    year: {
      de: 'Bitte ein Jahr wie 2012 eingeben.',
      en: 'Please enter a year like 2012.',
      fr: 'Merci d’indiquer une année comme 2012.',
      it: 'Inserire un anno come 2012.',
    },
    minutes: {
      de: 'Bitte ganze Minuten eingeben.',
      en: 'Please enter whole minutes.',
      fr: 'Merci d’indiquer des minutes entières.',
      it: 'Inserire minuti interi.',
    },
    francs: {
      de: 'Bitte einen Betrag wie 1600 eingeben.',
      en: 'Please enter an amount like 1600.',
      fr: 'Merci d’indiquer un montant comme 1600.',
      it: 'Inserire un importo come 1600.',
    },
    reminderDays: {
      de: 'Bitte ganze Tage, mindestens 10 nach der Erinnerung davor.',
      en: 'Please enter whole days, at least 10 after the reminder before.',
      fr: 'Merci d’indiquer des jours entiers, au moins 10 après le rappel précédent.',
      it: 'Inserire giorni interi, almeno 10 dopo il sollecito precedente.',
    },
    mostPayable: {
      de: 'Bitte einen Betrag von 50 bis 10’000 eingeben.',
      en: 'Please enter an amount from 50 to 10’000.',
      fr: 'Merci d’indiquer un montant de 50 à 10\u202f000.',
      it: 'Inserire un importo da 50 a 10’000.',
    },
  },
  history: {
    title: LABELS.earlierVersions,
    present: { de: 'gilt jetzt', en: 'holds now', fr: 'en vigueur', it: 'vale ora' },
    bring: {
      de: 'In das Formular holen',
      en: 'Bring into the form',
      fr: 'Reprendre dans le formulaire',
      it: 'Riprendi nel modulo',
    },
    brought: {
      de: 'Die frühere Fassung steht im Formular. Sie gilt erst, wenn Sie sie veröffentlichen.',
      en: 'The earlier version is in the form. It holds only once you publish it.',
      fr: 'La version antérieure est dans le formulaire. Elle ne vaut qu’une fois publiée.',
      it: 'La versione precedente è nel modulo. Vale solo quando la pubblicate.',
    },
  },
  /** Names of audit rows, by the filter of Sicherheit that shows them. */
  audit: {
    content: {
      fact_published: {
        de: 'Angaben geändert',
        en: 'Facts changed',
        fr: 'Informations modifiées',
        it: 'Dati modificati',
      },
    },
  },
})
