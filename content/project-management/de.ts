const de = {
  meta: {
    title: 'Digitales Projektmanagement – Gratweg',
    description:
      'Projekt- und Programmleitung für IT- und Transformationsvorhaben, vom Auftrag bis zur Übergabe. Antwort auf Anfragen innert 24 Stunden.',
  },
  title: 'Wir leiten Ihr IT- oder Transformations\u00adprojekt',
  motto: 'Wir bringen Projekte über den Grat.',
  lead: 'Für Unternehmen, denen eine Projekt- oder Programmleitung fehlt: vom Auftrag bis zur Übergabe, als Mandat, auf Zeit oder als Begleitung. Sie erhalten jede Woche eine Seite, auf der steht, wo das Projekt ist.',
  facts: [
    { name: 'Abrechnung', text: 'Festpreis, Aufwand oder gemischt' },
    { name: 'Ort', text: 'bei Ihnen und ab Cham' },
    { name: 'Antwort', text: 'innert 24 Stunden' },
  ],
  dayRate: 'Tagessatz',
  request: 'Projekt anfragen',
  reply: 'Antwort innert 24 Stunden',
  ways: {
    label: 'Drei Arten anzufangen',
    call: {
      title: 'Anrufen',
      text: 'Sie schildern in wenigen Minuten, worum es geht. Wir sagen Ihnen, ob wir helfen können und wie es weitergeht.',
    },
    check: {
      title: 'Standort bestimmen',
      text: 'Für ein Projekt, das schon läuft: Der Projekt-Check stellt fest, wo es steht, und legt drei Routen vor: weitergehen, anders gehen, umkehren.',
      action: 'Projekt-Check anfragen',
      note: 'Umfang und Preis stehen vorher in der Offerte.',
      /** {price}: where the owner has set one */
      fixed: 'Festpreis {price}',
    },
    request: {
      title: 'Vorhaben beschreiben',
      text: 'Sie beschreiben Vorhaben, Zeitraum und Budget. Was Sie nicht wissen, lassen Sie offen. Danach folgen ein Gespräch und eine Offerte.',
    },
  },
  profile: {
    alt: 'Ein Projekt als Höhenprofil: fünf Etappen Anstieg bis zum Go-live, danach der Abstieg in den Betrieb',
    label: 'Die sechs Etappen eines Mandats',
  },
  scope: {
    label: 'Vorhaben',
    title: 'Welche Vorhaben wir leiten',
    kinds: [
      {
        title: 'IT-Projekte',
        text: 'Ein Kernsystem wird abgelöst, eine Fachanwendung eingeführt, Daten ziehen um. Schwierig ist selten die Technik, sondern Schnittstellen, Stichtage und die Frage, wer am Montag danach arbeiten kann.',
      },
      {
        title: 'Transformationsvorhaben',
        text: 'Abläufe ändern sich, Abteilungen werden zusammengelegt, Zuständigkeiten wechseln. Wir planen mit den Personen, die danach anders arbeiten, und sorgen für Einführung und Schulung.',
      },
      {
        title: 'Programme',
        text: 'Hängen mehrere solche Vorhaben zusammen, braucht es eine Ebene darüber: einen Plan für alle, einen gemeinsamen Takt und einen Ort, an dem Konflikte entschieden werden.',
      },
    ],
  },
  services: {
    label: 'Leistungen',
    title: 'Was wir übernehmen',
    items: {
      projectManagement: {
        title: 'Projekt\u00admanagement',
        text: 'Wir leiten Ihr Vorhaben im Mandat: Ziel, Plan, Budget, Team und eine Stimme gegenüber den Lieferanten. Jede Woche erhalten Sie eine Seite, auf der steht, wo das Projekt ist.',
      },
      programmeManagement: {
        title: 'Programm\u00admanagement',
        text: 'Mehrere Projekte, ein Ziel. Wir ordnen die Abhängigkeiten und sagen, welches Projekt auf welches wartet.',
      },
      portfolioManagement: {
        title: 'Portfolio\u00admanagement',
        text: 'Zu viele Vorhaben für zu wenige Personen: Wir stellen Nutzen, Aufwand und Risiko nebeneinander. Sie entscheiden, was zuerst kommt und was nicht gemacht wird.',
      },
      pmo: {
        title: 'PMO',
        text: 'Das Projektbüro hält Termine, Zahlen und Vorlagen zusammen. Wir bauen es auf oder führen es und halten es so klein, dass es niemanden aufhält.',
      },
      agileCoaching: {
        title: 'Agiles Coaching',
        text: 'Für Teams, die schneller etwas zeigen wollen. Wir kürzen die Schritte und klären die Rollen, bis am Ende jedes Schritts etwas läuft, das man ansehen kann.',
      },
      interimManagement: {
        title: 'Interim-Management',
        text: 'Die Leitung ist gegangen, das Projekt ist noch da. Wir übernehmen auf Zeit, stellen fest, wo es steht, und übergeben an die Person, die bleibt.',
      },
      trainingCoaching: {
        title: 'Training und Coaching',
        text: 'Für Projektleitungen und ihre Auftraggeber, an den eigenen Fällen. Auf Wunsch mit einem Tag draussen.',
      },
      other: {
        title: 'Etwas anderes',
        text: 'Ihr Vorhaben passt in keines dieser Felder? Beschreiben Sie es trotzdem. Sind wir die Falschen, sagen wir es innert 24 Stunden und nennen, wenn wir können, jemanden, der passt.',
      },
    },
    ask: 'Anfragen',
  },
  mandate: {
    label: 'Ablauf',
    title: 'Wie ein Mandat läuft',
    show: 'Die sechs Etappen im Einzelnen',
    lead: 'Sechs Etappen. Jede endet an einem Punkt, an dem man umkehren könnte, und mit etwas in der Hand. Die Wochen sind ein Beispiel: ein Mandat von 36 Wochen.',
    columns: { stage: 'Etappe', work: 'Was geschieht', result: 'Was Sie erhalten', when: 'Wann' },
    stages: {
      brief: {
        name: 'Auftrag',
        milestone: 'Kickoff',
        work: 'Wir klären Ziel, Grenzen und wer entscheidet. Was wir nicht wissen, kommt auf dieselbe Liste wie das, was wir wissen.',
        result: 'Den Auftrag auf zwei Seiten, unterschrieben von denen, die ihn bezahlen',
        when: 'Woche 1',
      },
      analysis: {
        name: 'Analyse',
        milestone: 'Anforderungen geklärt',
        work: 'Wir reden mit den Leuten, die heute damit arbeiten, und gehen den Ablauf einmal selber ab.',
        result: 'Anforderungen, nach Gewicht geordnet, und Risiken mit einem Namen daneben',
        when: 'Wochen 2–5',
      },
      concept: {
        name: 'Konzept',
        milestone: 'Entscheid',
        work: 'Wir legen zwei oder drei Wege vor, jeden mit Kosten, Dauer und dem Preis des Umkehrens.',
        result:
          'Die Grundlage für den Entscheid, dazu einen Plan, in dem Einführung und Schulung zuerst stehen',
        when: 'Wochen 6–10',
      },
      build: {
        name: 'Umsetzung',
        milestone: 'Erste Version',
        work: 'Kurze Schritte mit sichtbarem Ende. Alle zwei Wochen zeigt das Team, was läuft, und sagt, was nicht läuft.',
        result: 'Pro Woche eine Seite Stand und Budget, alle zwei Wochen eine Vorführung',
        when: 'Wochen 11–28',
      },
      rollout: {
        name: 'Einführung',
        milestone: 'Go-live',
        work: 'Die letzten Höhenmeter sind die steilsten: Probelauf, Schulung, Stichtag und ein Rückweg, der geübt ist.',
        result: 'Geschulte Leute, die Abnahme und einen Plan für die erste Woche im Betrieb',
        when: 'Wochen 29–34',
      },
      handover: {
        name: 'Übergabe',
        milestone: 'Betrieb läuft',
        work: 'Der Abstieg gehört zum Weg. Wir übergeben an die, die bleiben, und gehen, wenn sie ohne uns auskommen.',
        result: 'Dokumentation, offene Punkte mit Namen und Datum, einen Rückblick auf zwei Seiten',
        when: 'Wochen 35–36',
      },
    },
    note: 'Wie lange Ihr Projekt dauert, steht in der Offerte. Bei kürzeren Mandaten fassen wir Etappen zusammen; entschieden wird trotzdem an jedem Übergang.',
  },
  contracts: {
    label: 'Vertrag',
    title: 'Drei Arten, abzurechnen',
    fits: 'Passt',
    drawback: 'Kehrseite',
    types: {
      fixedPrice: {
        title: 'Festpreis',
        text: 'Wir nennen einen Preis für ein beschriebenes Ergebnis. Dauert es länger als gedacht, bleibt der Preis gleich.',
        fits: 'wenn sich das Ergebnis vorher beschreiben lässt.',
        drawback: 'Ändert sich der Wunsch, braucht es einen Nachtrag.',
      },
      timeAndMaterial: {
        title: 'Nach Aufwand',
        text: 'Sie bezahlen die geleisteten Tage. Wir weisen sie jede Woche aus und halten ein Kostendach ein, das nur Sie anheben.',
        fits: 'wenn sich das Ziel unterwegs noch bewegt.',
        drawback: 'Dauert es länger, kostet es mehr. Darum das Dach.',
      },
      hybrid: {
        title: 'Gemischt',
        text: 'Analyse und Konzept zum Festpreis, die Umsetzung nach Aufwand. Nach dem Konzept können Sie aufhören. Was erarbeitet ist, gehört Ihnen.',
        fits: 'wenn am Anfang niemand die Umsetzung schätzen kann.',
        drawback: 'Zwei Abrechnungen statt einer. Dafür entscheiden Sie zweimal.',
      },
    },
  },
  signals: {
    label: 'Zur Selbstprüfung',
    title: 'Woran man ein Projekt in Schwierigkeiten erkennt',
    items: [
      'Der Status ist seit drei Sitzungen grün, und niemand kann etwas zeigen.',
      'Der Endtermin steht fest, der Umfang nicht.',
      'Entscheide heissen «in Abklärung».',
      'Die beste Person arbeitet in vier Projekten.',
      'Getestet wird am Schluss, wenn noch Zeit ist.',
      'Im Lenkungsausschuss ist es still.',
    ],
    text: 'Zwei davon hat jedes Projekt. Ab vier lohnt sich ein Gespräch, auch bei grünem Status. Wir stellen fest, wo es steht, und legen drei Routen vor: weitergehen, anders gehen, umkehren. Den Entscheid fällen Sie.',
    link: 'Projekt-Check anfragen',
  },
  limits: {
    title: 'Was wir nicht machen',
    items: [
      'Software verkaufen oder Provisionen von Herstellern nehmen.',
      'Zwanzig Leute schicken. Wer mit Ihnen spricht, macht die Arbeit.',
      'Einen Plan vertreten, an den wir nicht glauben.',
      'Berichte schreiben, die niemand liest.',
      'Bleiben, wenn es ohne uns geht.',
    ],
  },
  next: {
    label: 'Nächster Schritt',
    title: 'Erzählen Sie uns von Ihrem Vorhaben.',
    steps: [
      {
        title: 'Heute',
        text: 'Sie schreiben auf, was Sie vorhaben und welche Leistung Sie suchen. Was Sie nicht wissen, lassen Sie offen.',
      },
      {
        title: 'Innert 24 Stunden',
        text: 'Sie erhalten eine Antwort von der Person, die das Projekt leiten würde. Mit Fragen, nicht mit Prospekten.',
      },
      {
        title: 'Danach',
        text: 'Ein Gespräch von einer Stunde und eine Offerte auf zwei Seiten. Oder ein Nein mit Begründung.',
      },
    ],
    rather: 'Lieber reden?',
  },
}

export default de
export type Messages = typeof de
