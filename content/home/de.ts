const de = {
  meta: {
    title: 'Survival-Kurse, Team-Events, Projektleitung – Gratweg',
    description:
      'Survival-Kurse von 1 bis 2½ Tagen ab {francs:survival-from} pro Person, Team-Events ab 4\u00a0Stunden, Leitung digitaler Projekte. Ab Cham am Zugersee.',
  },
  hero: {
    titleLines: ['Survival-\u2060Kurse, Team-\u2060Events', 'und Projekt\u00adleitung.'],
    motto: 'Der Plan ist die Karte. Führung ist das Gelände.',
    lead: 'Für Einzelne, Teams und Unternehmen: Kurse von 1 bis 2½ Tagen, Anlässe für Ihr Team ab 4\u00a0Stunden, Leitung digitaler Projekte. Ab Cham am Zugersee.',
    panoramaAlt: 'Panorama von Cham nach Süden: Zugerberg, Wildspitz, Rigi und die Alpen hinter dem Zugersee',
    signs: {
      course: { label: 'Kurs finden', condition: 'pro Person, 1–2½ Tage', note: 'ab {francs:survival-from}' },
      teamEvent: {
        label: 'Team-Event planen',
        condition: 'bis 12 Personen, ab 4\u00a0Std.',
        note: 'ab {francs:team-events-from}',
      },
      project: { label: 'Projekt besprechen', condition: 'Antwort innert 24 Stunden', note: 'unverbindlich' },
    },
    signpostLabel: 'Wegweiser zu den Angeboten',
    place: 'Cham',
    altitude: '418 m',
  },
  /** Of the walk round the lake that the sections follow; `caption` of the map explains it. */
  waypoint: 'Wegpunkt {n}',
  services: {
    waypointLabel: 'Angebot',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'Was wir anbieten, für wen und zu welchem Preis',
    /** Labels on the small map. */
    planned: 'geplant',
    walked: 'gegangen',
    items: {
      survivalTraining: {
        title: 'Survival-Training',
        facts: '1 bis 2½ Tage, {francs:survival-from} bis {francs:survival-to} pro Person',
        text: 'Kurse in Stufen, vom ersten Feuer bis zur eigenen Route. Sie buchen einzelne Plätze an öffentlichen Terminen, allein oder zu mehreren.',
        link: 'Die Stufen vergleichen',
        alt: 'Biwak am Feuer unter kreisenden Sternen',
      },
      teamEvents: {
        title: 'Team-Events',
        facts:
          '4 Stunden bis 1½ Tage, pauschal {francs:team-events-from} bis {francs:team-events-to} für bis zu 12 Personen',
        text: 'Anlässe für Ihr Team im Wald und am Wasser, an Ihrem Wunschdatum. Ab 13 Personen gilt ein Preis pro Person.',
        link: 'Den passenden Anlass finden',
        alt: 'Lagerfeuer, gezeichnet aus Linien gleicher Wärme',
      },
      projectManagement: {
        title: 'Projekt\u00admanagement',
        facts: 'Projekte und Programme, zum Festpreis, nach Aufwand oder gemischt',
        text: 'Wir leiten IT- und Transformationsprojekte für Unternehmen, vom Auftrag bis zur Übergabe. {rule:noObligation} {rule:answer}',
        link: 'So leiten wir Projekte',
        alt: 'Karte des Zugersees: der geplante Weg verläuft gerade, der gegangene in Bögen',
      },
    },
  },
  about: {
    waypointLabel: 'Über uns',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'Wer wir sind',
    lead: 'Gratweg ist eine kleine GmbH in Cham. Sie leitet digitale Projekte und führt draussen Kurse und Team-Events durch.',
    text: 'Wer ein Projekt leitet, arbeitet mit Annahmen: Termine, Budgets, Zuständigkeiten. Das ist die Karte. Draussen üben wir, was auf keiner Karte steht: den nächsten Schritt wählen, Kräfte einteilen, eine Gruppe zusammenhalten.',
    link: 'Das Team kennenlernen',
    quote: '«Wer weiss, wo er steht, muss nicht laut werden.»',
    mapAlt:
      'Schematische Karte des Zugersees mit dem Rundweg Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
    caption: 'Diese Seite ist ein Rundweg um den Zugersee: sechs Wegpunkte, zurück nach Cham.',
    schematic: 'Schematisch. Nicht zur Navigation.',
  },
  band: {
    kicker: 'Nächster Kurs',
    placesLeft: { one: 'noch {n} Platz', other: 'noch {n} Plätze' },
    /** When no course has free places. */
    firstStep: {
      kicker: 'Der erste Schritt',
      duration: 'Dauer',
      length: '1 Tag',
      unit: 'pro Person',
      action: 'Kurs ansehen',
    },
  },
  events: {
    waypointLabel: 'Termine',
    place: 'Rigi Kulm',
    altitude: '1797 m',
    title: 'Nächste Termine',
    columns: {
      date: 'Datum',
      mark: 'Markierung',
      name: 'Anlass',
      place: 'Ort und Zeit',
      price: 'Preis',
      left: 'Plätze',
    },
    /** Texts of SPEC §2 and SPEC §8, as in the calendar. */
    empty: 'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
    failed: 'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
    ask: 'Termin anfragen',
    link: 'Alle Termine ansehen',
    levelTest: 'Welche Stufe passt zu mir?',
  },
  news: {
    waypointLabel: 'News',
    place: 'Seeufer, Immensee',
    altitude: '413 m',
    title: 'News aus Projekten und Kursen',
    link: 'Alle News',
  },
  contact: {
    waypointLabel: 'Kontakt',
    place: 'Cham',
    altitude: '418 m',
    title: 'Schreiben Sie uns',
    lead: 'Eine Frage, ein Wunschdatum, ein Projekt: Sagen Sie uns kurz, worum es geht. {rule:answer}',
    actions: { mail: 'E-Mail schreiben', book: 'Gutscheine im Shop', dates: 'Termine ansehen' },
  },
}

export default de
export type Messages = typeof de
