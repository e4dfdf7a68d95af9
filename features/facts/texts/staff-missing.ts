import { LABELS } from '#content/labels.ts'
import type { MissingKey } from '#features/facts/content/missing-facts.ts'
import { type Text, texts } from '#i18n/texts.ts'

export default texts({
  title: {
    de: 'Was noch fehlt',
    en: 'Still missing',
    fr: 'Ce qui manque encore',
    it: 'Che cosa manca ancora',
  },
  lead: {
    de: 'Was nur Sie wissen. Jede Angabe hat ihren Platz auf der Website und fehlt dort spurlos, bis sie da ist. «Eintragen» führt dorthin, wo Sie sie machen.',
    en: 'What only you know. Every fact has its place on the website and leaves no gap there until it’s given. “Enter” takes you to where you give it.',
    fr: 'Ce que vous êtes seuls à savoir. Chaque information a sa place sur le site et n’y laisse aucun vide tant qu’elle manque. «\u202fSaisir\u202f» mène là où vous la donnez.',
    it: 'Quello che sapete solo voi. Ogni dato ha il suo posto sul sito; finché manca, la pagina appare completa anche senza. «Inserire» porta dove indicarlo.',
  },
  /** Pages without a name in navigation and footer. */
  places: {
    levelTest: {
      de: 'Survival Training, Stufentest',
      en: 'Survival training, level test',
      fr: 'Survie, test de niveau',
      it: 'Survival, test di livello',
    },
    teamEventRequest: {
      de: 'Anfrage eines Team-Events',
      en: 'Team event request',
      fr: 'Demande de sortie d’équipe',
      it: 'Richiesta di un’uscita',
    },
    founder: { de: 'Team, Gründung', en: 'Team, founder', fr: 'Équipe, fondation', it: 'Team, fondazione' },
    coFounder: {
      de: 'Team, Administration',
      en: 'Team, co-founder',
      fr: 'Équipe, administration',
      it: 'Team, amministrazione',
    },
    further: {
      de: 'Team, weitere Person',
      en: 'Team, further person',
      fr: 'Équipe, autre personne',
      it: 'Team, altra persona',
    },
  },
  facts: {
    label: { de: 'Angaben', en: 'Facts', fr: 'Informations', it: 'Dati' },
    none: {
      de: 'Alle Angaben sind da.',
      en: 'All facts are there.',
      fr: 'Toutes les informations sont là.',
      it: 'Tutti i dati ci sono.',
    },
    columns: {
      fact: { de: 'Es fehlt', en: 'Missing', fr: 'Il manque', it: 'Manca' },
      gain: { de: 'Was es bringt', en: 'What it adds', fr: 'Ce que cela apporte', it: 'A che cosa serve' },
      pages: { de: 'Wo es steht', en: 'Where it goes', fr: 'Où cela figure', it: 'Dove appare' },
    },
    enter: { de: 'Eintragen', en: 'Enter', fr: 'Saisir', it: 'Inserire' },
    items: {
      address: {
        name: LABELS.address,
        gain: {
          de: 'Die Website zeigt eine Musteradresse. Ohne die echte ist das Impressum unvollständig, und niemand findet das Büro.',
          en: 'The website shows a sample address. Without the real one the legal notice is incomplete, and nobody finds the office.',
          fr: 'Le site affiche une adresse fictive. Sans la vraie, les mentions légales sont incomplètes et personne ne trouve le bureau.',
          it: 'Il sito mostra un indirizzo di esempio. Senza quello vero le note legali sono incomplete e nessuno trova l’ufficio.',
        },
      },
      phone: {
        name: {
          de: 'Telefonnummer',
          en: 'Phone number',
          fr: 'Numéro de téléphone',
          it: 'Numero di telefono',
        },
        gain: {
          de: 'Wer anrufen will, erreicht heute niemanden.',
          en: 'Anyone who calls today reaches nobody.',
          fr: 'Pour l’instant, un appel n’aboutit nulle part.',
          it: 'Chi telefona oggi non trova nessuno.',
        },
      },
      email: {
        name: LABELS.emailAddress,
        gain: {
          de: 'Wer schreiben will, schreibt heute an eine Musteradresse.',
          en: 'Anyone who writes today writes to a sample address.',
          fr: 'Pour l’instant, les messages partent vers une adresse fictive.',
          it: 'Chi scrive oggi scrive a un indirizzo di esempio.',
        },
      },
      uid: {
        name: {
          de: 'Firmennummer (UID)',
          en: 'Company number (UID)',
          fr: 'Numéro d’entreprise (IDE)',
          it: 'Numero d’impresa (IDI)',
        },
        gain: {
          de: 'Gehört ins Impressum. Unternehmen prüfen sie vor einer Rechnung.',
          en: 'Belongs in the legal notice. Companies check it before they pay an invoice.',
          fr: 'Doit figurer dans les mentions légales. Les entreprises le vérifient avant de payer une facture.',
          it: 'Va nelle note legali. Le aziende lo controllano prima di pagare una fattura.',
        },
      },
      processors: {
        name: {
          de: 'Dienstleister für Hosting, E-Mail und Buchhaltung',
          en: 'Providers of hosting, e-mail and accounting',
          fr: 'Prestataires pour l’hébergement, les e-mails et la comptabilité',
          it: 'Fornitori di hosting, e-mail e contabilità',
        },
        gain: {
          de: 'Die Datenschutzerklärung nennt sie dann mit Namen statt nur der Art nach.',
          en: 'The privacy statement then names them instead of only the kind of service.',
          fr: 'La déclaration de protection des données les nomme alors, au lieu d’indiquer seulement le type de service.',
          it: 'L’informativa sulla protezione dei dati li nomina, invece di indicare solo il tipo di servizio.',
        },
      },
      voices: {
        name: {
          de: 'Stimmen von Kundinnen und Kunden',
          en: 'Quotes from customers',
          fr: 'Témoignages',
          it: 'Testimonianze',
        },
        gain: {
          de: 'Wirkt stärker als jede Überschrift. Ab zwei freigegebenen Zitaten pro Seite, mit Name und Firma.',
          en: 'Stronger than any headline. They appear once a page has two approved quotes, with name and company.',
          fr: 'Plus forts que n’importe quel titre. Dès deux citations autorisées par page, avec nom et entreprise.',
          it: 'Convincono più di qualsiasi titolo. Almeno due citazioni autorizzate per pagina, con nome e azienda.',
        },
      },
      name: {
        name: {
          de: 'Namen der beiden Personen',
          en: 'Names of the two people',
          fr: 'Noms des deux personnes',
          it: 'Nomi delle due persone',
        },
        gain: {
          de: 'Wer anfragt, weiss, mit wem. Bisher steht die Funktion als Überschrift.',
          en: 'Customers know who they’re dealing with. Until then the role is the heading.',
          fr: 'On sait à qui l’on s’adresse. Pour l’instant, la fonction sert de titre.',
          it: 'Chi chiede un’offerta sa con chi ha a che fare. Per ora il titolo è la funzione.',
        },
      },
      portrait: {
        name: { de: 'Porträts', en: 'Portraits', fr: 'Portraits des deux personnes', it: 'Ritratti' },
        gain: {
          de: 'Ein Gesicht schafft Vertrauen. Bis dahin zeigt die Seite eine Karte. Format 4:5, draussen, ohne Pose.',
          en: 'A face creates trust. Until then the page shows a map. Format 4:5, outdoors, no pose.',
          fr: 'Un visage inspire confiance. D’ici là, la page montre une carte. Format 4:5, en extérieur, sans pose.',
          it: 'Un volto dà fiducia. Fino ad allora la pagina mostra una carta. Formato 4:5, all’aperto, senza posa.',
        },
      },
      biography: {
        name: {
          de: 'Lebensläufe in zwei bis drei Sätzen',
          en: 'Short biographies of two or three sentences',
          fr: 'Parcours en deux ou trois phrases',
          it: 'Biografie di due o tre frasi',
        },
        gain: {
          de: 'Sagt, welche Projekte und Kurse jemand schon geleitet hat, und etwas Persönliches.',
          en: 'Says which projects and courses somebody has led, and something personal.',
          fr: 'Dit quels projets et quels stages la personne a dirigés, avec une note personnelle.',
          it: 'Dicono quali progetti e quali corsi la persona ha diretto, e qualcosa di personale.',
        },
      },
      qualifications: {
        name: {
          de: 'Ausbildungen mit Stelle und Jahr',
          en: 'Qualifications with awarding body and year',
          fr: 'Formations avec organisme et année',
          it: 'Formazioni con ente e anno',
        },
        gain: {
          de: 'Macht das Zertifikat und die Erste Hilfe überprüfbar. Personalabteilungen fragen danach.',
          en: 'Makes the certificate and the first-aid training verifiable. HR departments ask.',
          fr: 'Rend vérifiables le certificat et les premiers secours. Les services du personnel le demandent.',
          it: 'Rendono verificabili il certificato e il primo soccorso. Gli uffici del personale lo chiedono.',
        },
      },
      languages: {
        name: { de: 'Sprachen', en: 'Languages', fr: 'Langues', it: 'Lingue' },
        gain: {
          de: 'Viele Firmen in Zug arbeiten auf Englisch und müssen wissen, ob das geht.',
          en: 'Many companies in Zug work in English and need to know whether that’s possible.',
          fr: 'Beaucoup d’entreprises de Zoug travaillent en anglais et doivent savoir si c’est possible.',
          it: 'Molte aziende di Zugo lavorano in inglese e devono sapere se è possibile.',
        },
      },
      since: {
        name: { de: 'Erfahrung seit', en: 'Experience since', fr: 'Expérience depuis', it: 'Esperienza dal' },
        gain: {
          de: 'Ein Jahr sagt mehr als «langjährig».',
          en: 'A year says more than “long-standing”.',
          fr: 'Une année en dit plus que «\u202flongue expérience\u202f».',
          it: 'Un anno dice più di «pluriennale».',
        },
      },
      role: {
        name: {
          de: 'Funktion in der gewünschten Form',
          en: 'Job title as each person prefers it',
          fr: 'Fonction sous la forme souhaitée',
          it: 'Funzione nella forma desiderata',
        },
        gain: {
          de: 'Zum Beispiel «Gründerin und Geschäftsführerin» statt «Gründung und Geschäftsführung».',
          en: 'For example a form that says whether it’s a woman or a man, which German, French and Italian readers expect.',
          fr: 'Par exemple «\u202fFondatrice et directrice\u202f» au lieu de «\u202fFondation et direction\u202f».',
          it: 'Per esempio «Fondatrice e direttrice» invece di «Fondazione e direzione».',
        },
      },
      profileUrl: {
        name: {
          de: 'Öffentliches Profil',
          en: 'Public profile',
          fr: 'Profil public',
          it: 'Profilo pubblico',
        },
        gain: {
          de: 'Wer mehr wissen will, findet den ganzen Werdegang, zum Beispiel auf LinkedIn.',
          en: 'Those who want to know more find the whole career, for example on LinkedIn.',
          fr: 'Pour en savoir plus, on trouve tout le parcours, par exemple sur LinkedIn.',
          it: 'Chi vuole saperne di più trova tutto il percorso, per esempio su LinkedIn.',
        },
      },
      furtherInstructors: {
        name: {
          de: 'Weitere Kursleitung',
          en: 'Further instructors',
          fr: 'Autres guides',
          it: 'Altre guide',
        },
        gain: {
          de: 'Grosse Gruppen leiten zwei Personen. Bisher sagt keine Seite, wer die zweite ist und welche Ausbildung sie hat.',
          en: 'Large groups are led by two people. No page says yet who the second one is and how they’re trained.',
          fr: 'Les grands groupes sont encadrés par deux personnes. Aucune page ne dit encore qui est la deuxième ni quelle est sa formation.',
          it: 'I gruppi grandi sono guidati da due persone. Nessuna pagina dice ancora chi è la seconda e quale formazione ha.',
        },
      },
      photographs: {
        name: { de: 'Fotografien', en: 'Photographs', fr: 'Photographies', it: 'Fotografie' },
        gain: {
          de: 'Zeigen, wie es wirklich ist: Lager, Essen, Wetter, Leute. Ab drei pro Seite.',
          en: 'Show what it’s really like: camp, food, weather, people. They appear once a page has three.',
          fr: 'Elles montrent la réalité\u202f: le camp, le repas, la météo, les gens. Dès trois par page.',
          it: 'Mostrano com’è davvero: il campo, il cibo, il tempo, le persone. Almeno tre per pagina.',
        },
      },
      references: {
        name: { de: 'Referenzen', en: 'References', fr: 'Références', it: 'Referenze' },
        gain: {
          de: 'Drei Mandate mit Branche, Ausgangslage und Ergebnis. Ohne sie ist die Projektleitung ein Versprechen.',
          en: 'Three engagements with sector, starting point and result. Without them, project leadership is a promise.',
          fr: 'Trois mandats avec la branche, la situation de départ et le résultat. Sans eux, la direction de projets reste une promesse.',
          it: 'Tre mandati con settore, situazione di partenza e risultato. Senza, la direzione di progetti resta una promessa.',
        },
      },
      proofs: {
        name: { de: 'Nachweise', en: 'Credentials', fr: 'Attestations', it: 'Attestati' },
        gain: {
          de: 'Ein Streifen mit Zahlen, die Sie belegen können: Jahre, Kurse, Zertifikate. Ab zwei.',
          en: 'A strip of figures that you can back up: years, courses, certificates. It appears once there are two.',
          fr: 'Une ligne de chiffres que vous pouvez prouver\u202f: années, stages, certificats. Dès deux.',
          it: 'Una riga di cifre che potete dimostrare: anni, corsi, certificati. Almeno due.',
        },
      },
      insurance: {
        name: {
          de: 'Betriebshaftpflicht',
          en: 'Public liability insurance',
          fr: 'Responsabilité civile d’entreprise',
          it: 'Responsabilità civile aziendale',
        },
        gain: {
          de: 'Die erste Frage jeder Personalabteilung vor einem Team-Event.',
          en: 'The first question of every HR department before a team event.',
          fr: 'La première question de tout service du personnel avant une sortie d’équipe.',
          it: 'La prima domanda di ogni ufficio del personale prima di un’uscita per team.',
        },
      },
      memberships: {
        name: {
          de: 'Mitgliedschaften und Partner',
          en: 'Memberships and partners',
          fr: 'Affiliations et partenaires',
          it: 'Associazioni e partner',
        },
        gain: {
          de: 'Verbände, Waldeigentümer, Bergbahn: zeigt, dass andere mit Ihnen arbeiten.',
          en: 'Associations, forest owners, funicular: shows that others work with you.',
          fr: 'Associations, propriétaires de forêts, funiculaire\u202f: on voit que d’autres travaillent avec vous.',
          it: 'Associazioni, proprietari di boschi, funicolare: si vede che altri lavorano con voi.',
        },
      },
      meetingPlaces: {
        name: {
          de: 'Genaue Treffpunkte',
          en: 'Exact meeting points',
          fr: 'Lieux de rendez-vous exacts',
          it: 'Punti di ritrovo precisi',
        },
        gain: {
          de: 'Wer bucht, will wissen, wie lange die Anreise dauert. Bisher steht nur die Gegend.',
          en: 'Anyone who books wants to know how long the journey takes. So far only the area is given.',
          fr: 'Avant de réserver, on veut connaître la durée du trajet. Seule la région est indiquée.',
          it: 'Chi prenota vuole sapere quanto dura il viaggio. Per ora è indicata solo la zona.',
        },
      },
      travelTimes: {
        name: {
          de: 'Reisezeiten mit dem Zug',
          en: 'Travel times by train',
          fr: 'Durées de trajet en train',
          it: 'Tempi di viaggio in treno',
        },
        gain: {
          de: 'Ab Zug, Zürich und Luzern, nach dem Fahrplan geprüft.',
          en: 'From Zug, Zurich and Lucerne, checked against the timetable.',
          fr: 'Depuis Zoug, Zurich et Lucerne, vérifiées dans l’horaire.',
          it: 'Da Zugo, Zurigo e Lucerna, controllati sull’orario.',
        },
      },
      checkCents: {
        name: {
          de: 'Preis des Projekt-Checks',
          en: 'Price of the project check',
          fr: 'Prix de l’analyse de projet',
          it: 'Prezzo dell’analisi di progetto',
        },
        gain: {
          de: 'Ein fester Preis macht den ersten Schritt klein.',
          en: 'A fixed price makes the first step a small one.',
          fr: 'Un prix fixe rend le premier pas facile.',
          it: 'Un prezzo fisso rende più facile il primo passo.',
        },
      },
      dayRateCents: {
        name: { de: 'Tagessatz', en: 'Day rate', fr: 'Tarif journalier', it: 'Tariffa giornaliera' },
        gain: {
          de: 'Wer ein Budget plant, weiss, ob sich ein Gespräch lohnt.',
          en: 'Anyone planning a budget knows whether a conversation is worthwhile.',
          fr: 'Pour établir un budget, on voit si un entretien en vaut la peine.',
          it: 'Chi prepara un budget sa se vale la pena parlarne.',
        },
      },
    } satisfies Record<MissingKey, { name: Text; gain: Text }>,
  },
  unconfirmed: {
    label: { de: 'Zu bestätigen', en: 'To confirm', fr: 'À confirmer', it: 'Da confermare' },
    lead: {
      de: 'Das steht auf den Seiten, aber noch niemand hat es bestätigt. Stimmt eine Aussage, bestätigen Sie sie hier; sonst ändern Sie sie.',
      en: 'These statements are on the pages, but nobody has confirmed them yet. If a statement is right, confirm it here; if not, change it.',
      fr: 'Cela figure sur les pages, mais personne ne l’a encore confirmé. Si une affirmation est juste, confirmez-la ici\u202f; sinon, modifiez-la.',
      it: 'Queste affermazioni sono sulle pagine, ma nessuno le ha ancora confermate. Se un’affermazione è giusta, la confermi qui; altrimenti la cambi.',
    },
    none: {
      de: 'Alles ist bestätigt.',
      en: 'Everything is confirmed.',
      fr: 'Tout est confirmé.',
      it: 'È tutto confermato.',
    },
    columns: {
      statement: { de: 'Aussage', en: 'Statement', fr: 'Affirmation', it: 'Affermazione' },
      pages: { de: 'Wo sie steht', en: 'Where it is', fr: 'Où elle figure', it: 'Dove si trova' },
    },
    confirm: { de: 'Stimmt', en: 'It is right', fr: 'C’est juste', it: 'È giusta' },
    change: { de: 'Ändern', en: 'Change', fr: 'Modifier', it: 'Modificare' },
    ask: {
      de: 'Mit diesen Zahlen rechnet die Website. Ändern kann sie, wer Ihre Website betreut.',
      en: 'The website calculates with this. Ask the person who looks after your website to change it.',
      fr: 'Le site calcule avec ces chiffres. Demandez à la personne qui s’occupe de votre site de les changer.',
      it: 'Il sito calcola con questi numeri. Per cambiarli, chieda a chi si occupa del Suo sito.',
    },
    done: { de: 'Bestätigt.', en: 'Confirmed.', fr: 'Confirmé.', it: 'Confermata.' },
    confirmed: {
      de: 'Bestätigt',
      en: 'Confirmed',
      fr: 'Affirmations confirmées',
      it: 'Affermazioni confermate',
    },
    undo: {
      de: 'Doch nicht',
      en: 'Not right after all',
      fr: 'Annuler la confirmation',
      it: 'Annullare la conferma',
    },
    undone: {
      de: 'Bestätigung zurückgenommen.',
      en: 'Confirmation taken back.',
      fr: 'Confirmation annulée.',
      it: 'Conferma annullata.',
    },
  },
})
