const de = {
  meta: {
    title: 'Projekte, Survival-Training, Team-Events – Gratweg',
    description:
      'Digitale Projekte und Programme, Survival-Training in drei Stufen und Team-Events in der Natur. Aus Cham am Zugersee.',
  },
  hero: {
    titleLines: ['Der Plan ist die Karte.', 'Führung ist das Gelände.'],
    lead: 'Wir leiten digitale Projekte und Programme. Und wir lehren draussen, was drinnen zählt: entscheiden, durchhalten, die Richtung behalten.',
    panoramaAlt: 'Panorama von Cham nach Süden: Zugerberg, Wildspitz, Rigi und die Alpen hinter dem Zugersee',
    signpostLabel: 'Wegweiser zu den Angeboten',
    place: 'Cham',
    altitude: '418 m',
  },
  services: {
    waypointLabel: 'Angebot',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'Drei Wege, ein Ziel: handlungs\u00adfähig bleiben, wenn die Sicht schlecht wird.',
    /** Labels on the small map. */
    planned: 'geplant',
    walked: 'gegangen',
    items: {
      projectManagement: {
        title: 'Projekt\u00admanagement',
        text: 'Digitale Vorhaben vom Auftrag bis zur Übergabe. Mit einem Plan, der auch dann trägt, wenn sich das Gelände ändert.',
        link: 'Zum Projektmanagement',
        alt: 'Karte des Zugersees: der geplante Weg verläuft gerade, der gegangene in Bögen',
      },
      survivalTraining: {
        title: 'Survival-Training',
        text: 'Drei Stufen vom ersten Feuer bis zur eigenen Route. 1 bis 2½ Tage, ab {price:survival-from} pro Person.',
        link: 'Zu den drei Stufen',
        alt: 'Biwak am Feuer unter kreisenden Sternen',
      },
      teamEvents: {
        title: 'Team-Events',
        text: 'Sechs Anlässe im Wald und am Wasser. Ein Team, eine Aufgabe, kein Empfang.',
        link: 'Zu den sechs Anlässen',
        alt: 'Stromlinien um Steine in einem Fluss',
      },
    },
  },
  about: {
    waypointLabel: 'Über uns',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'Karte und Gelände',
    lead: 'Wer ein Projekt leitet, arbeitet mit Annahmen: Termine, Budgets, Zuständigkeiten. Das ist die Karte. Sie ist nützlich, bis der Nebel kommt.',
    text: 'Draussen üben wir, was auf keiner Karte steht: den nächsten Schritt wählen, Kräfte einteilen, eine Gruppe zusammenhalten. Wir kennen beides, die Ordnung aus dem Projekt und die Ruhe aus dem Gelände.',
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
      mark: 'Weg',
      name: 'Anlass',
      place: 'Ort und Zeit',
      price: 'Preis',
      left: 'Plätze',
    },
    /** Texts of SPEC §2 and SPEC §8, as in the calendar. */
    empty: 'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
    failed: 'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
    ask: 'Datum vorschlagen',
    link: 'Ganzer Kalender',
  },
  news: {
    waypointLabel: 'Aktuelles',
    place: 'Seeufer, Immensee',
    altitude: '413 m',
    title: 'Aus dem Feldbuch',
    link: 'Alle Notizen',
  },
  contact: {
    waypointLabel: 'Kontakt',
    place: 'Cham',
    altitude: '418 m',
    title: 'Wohin soll es gehen?',
    lead: 'Schreiben Sie uns zwei Sätze: wo Sie stehen und wohin Sie wollen.',
    actions: { mail: 'E-Mail schreiben', book: 'Im Shop buchen' },
  },
}

export default de
export type Messages = typeof de
