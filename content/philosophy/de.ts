const de = {
  meta: {
    title: 'Philosophie und Werte – Gratweg',
    description:
      'Sagen, was ist. Kräfte einteilen. Umkehren können. Was wir aus dem Gelände in Projekte mitnehmen, und was nicht.',
  },
  title: 'Woran wir uns halten',
  lead: 'Führung zeigt sich, wenn der Plan nicht mehr stimmt. Draussen geschieht das am ersten Nachmittag, im Projekt etwas später.',
  rings: {
    alt: 'Querschnitt durch einen Baumstamm: sechzig Jahrringe, darunter ein schmales, dunkles Band und weiter aussen eine überwachsene Narbe',
    caption: 'Querschnitt, gezeichnet',
    marks: ['Sieben trockene Sommer', 'Die Narbe', 'Heute'],
  },
  opening: [
    'Ein Baum führt kein Protokoll und vergisst doch nichts. Gute Jahre schreibt er breit, schlechte schmal. Im Stamm auf dieser Seite liegen sieben Ringe eng beieinander: sieben trockene Sommer. Weiter aussen sitzt eine Narbe. Etwas hat die Rinde aufgerissen, und der Baum ist in neun Jahren um die Stelle herumgewachsen.',
    'Wir führen Projekte, und wir führen Gruppen durch den Wald. An beiden Orten gibt es trockene Jahre und Narben. Woran wir uns dabei halten, steht in sechs kurzen Abschnitten, jeder mit einer Szene von draussen. Ein siebter sagt, was wir nicht glauben.',
  ],
  sections: {
    tell: {
      title: 'Sagen, was ist',
      paragraphs: [
        'Nebel am Grat, eine Gruppe, eine Karte. Das Erste, was alle wollen, ist schneller gehen. Wir bleiben stehen. Reihum sagt jede Person in einem Satz, was zu sehen ist: ein Zaun, ein Bach, nichts. Nicht, was sie vermutet. Nach einer Minute steht der Standort meistens fest.',
        'Im Projekt heisst der Nebel Status. Eine Ampel auf Grün, Gelb oder Rot ist eine Vermutung. Etwas, das läuft und das man vorführen kann, ist eine Beobachtung. Wir berichten darum, was man zeigen kann, und schreiben daneben, was wir nicht wissen. Schlechte Nachrichten kommen früh, von uns und in einem Satz.',
      ],
      quote: '«Eine Karte mit weissen Flecken ist nützlicher als eine, die alles zu wissen vorgibt.»',
    },
    roof: {
      title: 'Zuerst das Dach',
      paragraphs: [
        'Zwei Stunden vor dem Dunkelwerden sind vier Dinge zu tun: Dach, Wasser, Feuer, Essen. Die meisten beginnen mit dem Feuer, denn es sieht nach Fortschritt aus. Um zwei Uhr früh beginnt es zu regnen, und alle hätten lieber mit dem Dach angefangen.',
        'Projekte beginnen gern mit dem, was man vorführen kann. Wir beginnen mit dem, was trägt: wer entscheidet, woher die Daten kommen, welche Schnittstelle niemandem gehört. Das Feuer kommt danach. Unter einem Dach brennt es länger.',
      ],
    },
    pace: {
      title: 'Kräfte einteilen',
      paragraphs: [
        'Eine Gruppe ist so schnell wie ihr langsamstes Mitglied. Das ist keine Schwäche, sondern eine Zahl, mit der man planen kann. Wer langsam geht, geht bei uns gleich hinter der Kursleitung. Und schwere Rucksäcke verteilen wir bei der ersten Rast neu, nicht bei der letzten.',
        'Im schmalen Band der Zeichnung hat der Baum nicht aufgehört zu wachsen. Er hat weniger ausgegeben. In Projekten fehlt dafür oft der Mut: Alle tragen alles, bis die Besten liegen bleiben. Wir streichen lieber im Februar ein Ziel, als im August jemanden zu verlieren.',
      ],
    },
    halt: {
      title: 'Halt sagen dürfen alle',
      paragraphs: [
        'Bevor wir losgehen, machen wir ab, wer entscheidet, wenn keine Zeit zum Reden bleibt. «Halt» aber darf jede Person sagen, jederzeit und ohne Begründung. Die Gruppe bleibt stehen, erst dann wird gefragt, warum.',
        'Am Fluss leuchtet das ein, im Sitzungszimmer selten. Dort sagen alle «weiter», und Halt sagt niemand. Wir drehen es um: ein Name für jeden Entscheid, und für alle das Recht, anzuhalten, ohne nachher als Bremse zu gelten.',
      ],
      quote: '«Halt sagen dürfen alle. Weiter sagt eine Person.»',
    },
    turnBack: {
      title: 'Umkehren können',
      paragraphs: [
        'Die Umkehrzeit legen wir am Morgen fest, beim Kaffee. Um zwei Uhr drehen wir um, egal, wie nah der Gipfel ist.',
        'Zu einem Mandat gehören bei uns darum drei Zeichen, bei denen wir anhalten und neu entscheiden: eine Summe, ein Datum, ein Ereignis. Sie stehen da, bevor jemand müde ist und bevor jemand das Gesicht verlieren kann. Wer dann umkehrt, hat die Karte nicht schlecht gelesen, sondern das Gelände gut.',
      ],
      quote: '«Um zwei Uhr ist der Gipfel immer nah.»',
    },
    scars: {
      title: 'Narben stehen lassen',
      paragraphs: [
        'Ein Baum repariert nichts. Er schliesst die Stelle ab und wächst um sie herum, und im Holz bleibt sie lesbar. Uns ist das lieber als eine geschliffene Oberfläche.',
        'Am Ende jedes Mandats steht darum ein Rückblick auf zwei Seiten: was uns getroffen hat, was wir anders machen, was wir nicht verstanden haben. Sie bekommen ihn auch. Er ist kürzer als ein Schlussbericht und wird öfter gelesen.',
      ],
    },
    doubts: {
      title: 'Was wir nicht glauben',
      paragraphs: [
        'Dass eine Nacht im Wald aus jemandem eine Führungsperson macht. Sie zeigt aber in wenigen Stunden, wie Sie entscheiden und wie Ihr Team miteinander umgeht. Mit dem, was Sie gesehen haben, arbeiten Sie im Büro weiter.',
        'Dass man leiden muss, um etwas zu lernen. Dass die Lautesten den Weg kennen. Und dass sich alles übertragen lässt: Ein Projekt ist kein Berg, und an einem verpassten Meilenstein erfriert niemand. Wo das Bild nicht mehr stimmt, lassen wir es weg.',
      ],
    },
  },
  next: {
    label: 'Nächster Schritt',
    title: 'Nachsehen statt glauben',
    text: 'Draussen an einem Tag, allein oder mit Ihrem Team. Oder an Ihrem Projekt.',
    action: 'Kurs finden',
    condition: 'pro Person, 1–2½ Tage',
    /** {price}: lowest of the three levels. */
    from: 'ab {price}',
    teamEvent: 'Team-Event planen',
    project: 'Projekt anfragen',
    team: 'Wer wir sind',
  },
}

export default de
export type Messages = typeof de
