import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Philosophie und Werte – Gratweg',
      en: 'Philosophy and values – Gratweg',
      fr: 'Philosophie et valeurs – Gratweg',
      it: 'Filosofia e valori – Gratweg',
    },
    description: {
      de: 'Sagen, was ist. Kräfte einteilen. Umkehren können. Was wir aus dem Gelände in Projekte mitnehmen, und was nicht.',
      en: 'Say what is. Pace yourself. Be able to turn back. What we take from the terrain into projects, and what we leave where it is.',
      fr: 'Dire ce qui est. Ménager ses forces. Savoir faire demi-tour. Ce que nous rapportons du terrain dans les projets, et ce que nous y laissons.',
      it: 'Dire le cose come stanno. Dosare le forze. Saper tornare indietro. Che cosa portiamo dal terreno nei progetti, e che cosa no.',
    },
  },
  title: {
    de: 'Woran wir uns halten',
    en: 'What we hold to',
    fr: 'Ce à quoi nous tenons',
    it: 'I nostri punti fermi',
  },
  lead: {
    de: 'Führung zeigt sich, wenn der Plan nicht mehr stimmt. Draussen geschieht das am ersten Nachmittag, im Projekt etwas später.',
    en: 'Leadership shows when the plan no longer fits. Outdoors that happens on the first afternoon, in a project a little later.',
    fr: 'On voit comment quelqu’un dirige quand le plan ne tient plus. Dehors, cela arrive le premier après-midi ; dans un projet, un peu plus tard.',
    it: 'Se uno sa guidare, lo si vede quando il piano non regge più. All’aperto succede già il primo pomeriggio, in un progetto un po’ dopo.',
  },
  rings: {
    alt: {
      de: 'Querschnitt durch einen Baumstamm: sechzig Jahrringe, darunter ein schmales, dunkles Band und weiter aussen eine überwachsene Narbe',
      en: 'Cross-section of a tree trunk: sixty growth rings, among them a narrow dark band and, further out, a scar that has grown over',
      fr: 'Coupe d’un tronc d’arbre : soixante cernes, dont une bande étroite et sombre et, plus à l’extérieur, une cicatrice refermée',
      it: 'Sezione di un tronco: sessanta anelli, tra cui una fascia stretta e scura e, più all’esterno, una cicatrice richiusa',
    },
    caption: {
      de: 'Querschnitt, gezeichnet',
      en: 'Cross-section, drawn',
      fr: 'Coupe, dessinée',
      it: 'Sezione, disegno',
    },
    marks: [
      {
        de: 'Sieben trockene Sommer',
        en: 'Seven dry summers',
        fr: 'Sept étés secs',
        it: 'Sette estati secche',
      },
      { de: 'Die Narbe', en: 'The scar', fr: 'La cicatrice', it: 'La cicatrice' },
      { de: 'Heute', en: 'Today', fr: 'Aujourd’hui', it: 'Oggi' },
    ],
  },
  opening: [
    {
      de: 'Ein Baum führt kein Protokoll und vergisst doch nichts. Gute Jahre schreibt er breit, schlechte schmal. Im Stamm auf dieser Seite liegen sieben Ringe eng beieinander: sieben trockene Sommer. Weiter aussen sitzt eine Narbe. Etwas hat die Rinde aufgerissen, und der Baum ist in neun Jahren um die Stelle herumgewachsen.',
      en: 'A tree keeps no minutes and yet forgets nothing. It writes good years wide and bad years narrow. In the trunk on this page seven rings lie close together: seven dry summers. Further out there’s a scar. Something tore the bark open, and the tree took nine years to grow around the place.',
      fr: 'Un arbre ne tient pas de procès-verbal et n’oublie pourtant rien. Il écrit large les bonnes années, étroit les mauvaises. Dans le tronc de cette page, sept cernes se serrent : sept étés secs. Plus à l’extérieur, une cicatrice. Quelque chose a déchiré l’écorce, et l’arbre a mis neuf ans à pousser autour de la plaie.',
      it: 'Un albero non tiene verbali eppure non dimentica nulla. Gli anni buoni li scrive larghi, quelli cattivi stretti. Nel tronco di questa pagina sette anelli sono fitti: sette estati secche. Più all’esterno c’è una cicatrice. Qualcosa ha squarciato la corteccia, e in nove anni l’albero è cresciuto attorno alla ferita.',
    },
    {
      de: 'Wir führen Projekte, und wir führen Gruppen durch den Wald. An beiden Orten gibt es trockene Jahre und Narben. Woran wir uns dabei halten, steht in sechs kurzen Abschnitten, jeder mit einer Szene von draussen. Ein siebter sagt, was wir nicht glauben.',
      en: 'We lead projects, and we lead groups through the woods. Both have their dry years and their scars. What we hold to in both fits into six short sections, each with a scene from outdoors. A seventh says what we don’t believe.',
      fr: 'Nous conduisons des projets, et nous conduisons des groupes en forêt. D’un côté comme de l’autre, il y a des années sèches et des cicatrices. Ce à quoi nous tenons tient en six courts chapitres, chacun avec une scène vécue dehors. Un septième dit ce que nous ne croyons pas.',
      it: 'Guidiamo progetti e guidiamo gruppi nel bosco. Qui come là ci sono anni secchi e cicatrici. I nostri punti fermi stanno in sei brevi capitoli, ognuno con una scena all’aperto. Un settimo dice a che cosa non crediamo.',
    },
  ],
  sections: {
    tell: {
      title: {
        de: 'Sagen, was ist',
        en: 'Say what is',
        fr: 'Dire ce qui est',
        it: 'Dire le cose come stanno',
      },
      paragraphs: [
        {
          de: 'Nebel am Grat, eine Gruppe, eine Karte. Das Erste, was alle wollen, ist schneller gehen. Wir bleiben stehen. Reihum sagt jede Person in einem Satz, was zu sehen ist: ein Zaun, ein Bach, nichts. Nicht, was sie vermutet. Nach einer Minute steht der Standort meistens fest.',
          en: 'Fog on the ridge, a group, a map. The first thing everybody wants is to walk faster. We stop. One after another, each person says in a sentence what they can see: a fence, a stream, nothing. Not what they suppose. After a minute the position is usually clear.',
          fr: 'Du brouillard sur la crête, un groupe, une carte. Le premier réflexe, c’est d’accélérer. Nous nous arrêtons. À tour de rôle, chaque personne dit en une phrase ce qu’elle voit : une clôture, un ruisseau, rien. Pas ce qu’elle suppose. Au bout d’une minute, on sait en général où l’on est.',
          it: 'Nebbia sulla cresta, un gruppo, una carta. Per prima cosa tutti vogliono accelerare il passo. Noi ci fermiamo. A turno ogni persona dice in una frase che cosa vede: una recinzione, un ruscello, niente. Non quello che suppone. Dopo un minuto, di solito, la posizione è chiara.',
        },
        {
          de: 'Im Projekt heisst der Nebel Status. Eine Ampel auf Grün, Gelb oder Rot ist eine Vermutung. Etwas, das läuft und das man vorführen kann, ist eine Beobachtung. Wir berichten darum, was man zeigen kann, und schreiben daneben, was wir nicht wissen. Schlechte Nachrichten kommen früh, von uns und in einem Satz.',
          en: 'In a project the fog is called status. A green, amber or red light is a guess. Something that works, and can be shown, is an observation. So we report what can be shown, and write beside it what we don’t know. Bad news comes early, from us and in one sentence.',
          fr: 'Dans un projet, le brouillard s’appelle statut. Un feu vert, orange ou rouge est une supposition. Une chose qui marche et que l’on peut montrer est une observation. Nos rapports disent donc ce qui peut se montrer et, à côté, ce que nous ignorons. Les mauvaises nouvelles, vous les apprenez tôt, par nous et en une phrase.',
          it: 'In un progetto la nebbia si chiama stato. Un semaforo verde, giallo o rosso è una supposizione. Una cosa che funziona e che si può mostrare è un’osservazione. Perciò riferiamo quello che si può mostrare e accanto scriviamo quello che non sappiamo. Le cattive notizie arrivano presto, da noi e in una frase.',
        },
      ],
      quote: {
        de: '«Eine Karte mit weissen Flecken ist nützlicher als eine, die alles zu wissen vorgibt.»',
        en: '“A map with blank areas is more useful than one that pretends to know everything.”',
        fr: '« Une carte avec des blancs est plus utile qu’une carte qui prétend tout savoir. »',
        it: '«Una carta con zone bianche è più utile di una che finge di sapere tutto.»',
      },
    },
    roof: {
      title: { de: 'Zuerst das Dach', en: 'The roof first', fr: 'D’abord le toit', it: 'Prima il tetto' },
      paragraphs: [
        {
          de: 'Zwei Stunden vor dem Dunkelwerden sind vier Dinge zu tun: Dach, Wasser, Feuer, Essen. Die meisten beginnen mit dem Feuer, denn es sieht nach Fortschritt aus. Um zwei Uhr früh beginnt es zu regnen, und alle hätten lieber mit dem Dach angefangen.',
          en: 'Two hours before dark there are four things to do: roof, water, fire, food. Most people start with the fire, because it looks like progress. At two in the morning it starts to rain, and everyone wishes they’d begun with the roof.',
          fr: 'Deux heures avant la nuit, il y a quatre choses à faire : le toit, l’eau, le feu, le repas. La plupart commencent par le feu, parce qu’on a l’impression d’avancer. À deux heures du matin, il se met à pleuvoir, et tout le monde aurait préféré commencer par le toit.',
          it: 'Due ore prima del buio ci sono quattro cose da fare: tetto, acqua, fuoco, cibo. I più cominciano dal fuoco, perché dà l’idea di andare avanti. Alle due di notte comincia a piovere, e tutti vorrebbero aver cominciato dal tetto.',
        },
        {
          de: 'Projekte beginnen gern mit dem, was man vorführen kann. Wir beginnen mit dem, was trägt: wer entscheidet, woher die Daten kommen, welche Schnittstelle niemandem gehört. Das Feuer kommt danach. Unter einem Dach brennt es länger.',
          en: 'Projects like to start with what can be demonstrated. We start with what carries weight: who decides, where the data comes from, which interface belongs to nobody. The fire comes next. It burns longer with a roof above it.',
          fr: 'Les projets commencent volontiers par ce qui se montre bien. Nous commençons par ce qui porte : qui décide, d’où viennent les données, quelle interface n’appartient à personne. Le feu vient ensuite. Sous un toit, il dure plus longtemps.',
          it: 'Ai progetti piace cominciare da ciò che si può mostrare. Noi cominciamo da ciò che regge: chi decide, da dove vengono i dati, quale interfaccia non è di nessuno. Il fuoco viene dopo. Sotto un tetto brucia più a lungo.',
        },
      ],
    },
    pace: {
      title: { de: 'Kräfte einteilen', en: 'Pace yourself', fr: 'Ménager ses forces', it: 'Dosare le forze' },
      paragraphs: [
        {
          de: 'Eine Gruppe ist so schnell wie ihr langsamstes Mitglied. Das ist keine Schwäche, sondern eine Zahl, mit der man planen kann. Wer langsam geht, geht bei uns gleich hinter der Kursleitung. Und schwere Rucksäcke verteilen wir bei der ersten Rast neu, nicht bei der letzten.',
          en: 'A group is as fast as its slowest member. That’s not a weakness, it’s a figure you can plan with. With us, the slowest person walks right behind the instructor. And heavy rucksacks are shared out again at the first rest, not the last.',
          fr: 'Un groupe avance au rythme du plus lent. Ce n’est pas une faiblesse, c’est une donnée avec laquelle on peut compter. Chez nous, la personne la plus lente marche juste derrière celle qui guide. Et les sacs lourds, nous les répartissons à la première halte, pas à la dernière.',
          it: 'Un gruppo va al passo del più lento. Non è una debolezza, è un dato su cui si può contare. Da noi chi cammina piano sta subito dietro a chi guida. E gli zaini pesanti li ridistribuiamo alla prima sosta, non all’ultima.',
        },
        {
          de: 'Im schmalen Band der Zeichnung hat der Baum nicht aufgehört zu wachsen. Er hat weniger ausgegeben. In Projekten fehlt dafür oft der Mut: Alle tragen alles, bis die Besten liegen bleiben. Wir streichen lieber im Februar ein Ziel, als im August jemanden zu verlieren.',
          en: 'In the narrow band of the drawing the tree didn’t stop growing. It spent less. Projects often lack the courage for that: everybody carries everything until the best drop out. We would rather drop a goal in February than lose somebody in August.',
          fr: 'Dans la bande étroite du dessin, l’arbre n’a pas cessé de croître. Il a dépensé moins. Dans les projets, ce courage manque souvent : tout le monde porte tout, jusqu’à ce que les meilleurs lâchent. Nous préférons biffer un objectif en février plutôt que de perdre quelqu’un en août.',
          it: 'Nella fascia stretta del disegno l’albero non ha smesso di crescere. Ha speso meno. Nei progetti spesso manca il coraggio di farlo: tutti portano tutto, finché i migliori non restano per strada. Preferiamo rinunciare a un obiettivo in febbraio che perdere qualcuno in agosto.',
        },
      ],
    },
    halt: {
      title: {
        de: 'Halt sagen dürfen alle',
        en: 'Anyone may say stop',
        fr: 'Chacun peut dire stop',
        it: 'Tutti possono dire alt',
      },
      paragraphs: [
        {
          de: 'Bevor wir losgehen, machen wir ab, wer entscheidet, wenn keine Zeit zum Reden bleibt. «Halt» aber darf jede Person sagen, jederzeit und ohne Begründung. Die Gruppe bleibt stehen, erst dann wird gefragt, warum.',
          en: 'Before we set off, we agree who decides when there’s no time to talk. But anyone may say “stop”, at any moment and without giving a reason. The group stands still; only then does somebody ask why.',
          fr: 'Avant de partir, nous désignons qui décide quand on n’a plus le temps de parler. Mais chaque personne peut dire « stop », à tout moment et sans se justifier. Le groupe s’arrête, et c’est alors seulement qu’on demande pourquoi.',
          it: 'Prima di partire concordiamo chi decide quando non resta tempo per parlare. «Alt», però, può dirlo chiunque, in ogni momento e senza motivarlo. Il gruppo si ferma, e solo allora si chiede perché.',
        },
        {
          de: 'Am Fluss leuchtet das ein, im Sitzungszimmer selten. Dort sagen alle «weiter», und Halt sagt niemand. Wir drehen es um: ein Name für jeden Entscheid, und für alle das Recht, anzuhalten, ohne nachher als Bremse zu gelten.',
          en: 'By the river this makes sense to everyone; in the meeting room it seldom does. There, everybody says “go on” and nobody says stop. We turn it round: one name for each decision, and anyone may stop the work without being blamed for the delay.',
          fr: 'Au bord de la rivière, c’est une évidence ; en salle de séance, rarement. Là, tout le monde dit « on continue » et personne ne dit stop. Nous faisons l’inverse : un nom pour chaque décision, et pour chacun le droit d’arrêter sans passer ensuite pour un frein.',
          it: 'Al fiume lo capiscono tutti, in sala riunioni di rado. Lì tutti dicono «avanti» e nessuno dice alt. Noi facciamo il contrario: un nome per ogni decisione, e per tutti il diritto di fermare le cose senza passare poi per un freno.',
        },
      ],
      quote: {
        de: '«Halt sagen dürfen alle. Weiter sagt eine Person.»',
        en: '“Anyone may say stop. One person says go on.”',
        fr: '« Chacun peut dire stop. Une seule personne dit : on continue. »',
        it: '«Alt possono dirlo tutti. Avanti lo dice una persona.»',
      },
    },
    turnBack: {
      title: {
        de: 'Umkehren können',
        en: 'Be able to turn back',
        fr: 'Savoir faire demi-tour',
        it: 'Saper tornare indietro',
      },
      paragraphs: [
        {
          de: 'Die Umkehrzeit legen wir am Morgen fest, beim Kaffee. Um zwei Uhr drehen wir um, egal, wie nah der Gipfel ist.',
          en: 'We set the turnaround time in the morning, over coffee. At two o’clock we turn, however near the summit is.',
          fr: 'L’heure du demi-tour, nous la fixons le matin, au café. À deux heures, nous rebroussons chemin, même si le sommet est tout près.',
          it: 'L’ora del ritorno la fissiamo al mattino, davanti al caffè. Alle due si torna, per quanto vicina sia la cima.',
        },
        {
          de: 'Zu einem Mandat gehören bei uns darum drei Zeichen, bei denen wir anhalten und neu entscheiden: eine Summe, ein Datum, ein Ereignis. Sie stehen da, bevor jemand müde ist und bevor jemand das Gesicht verlieren kann. Wer dann umkehrt, hat die Karte nicht schlecht gelesen, sondern das Gelände gut.',
          en: 'That’s why every engagement of ours has three signs at which we halt and decide again: a sum, a date, an event. They’re written down before anyone is tired and before anyone can lose face. If you turn back then, you haven’t read the map badly; you’ve read the terrain well.',
          fr: 'Chacun de nos mandats prévoit donc trois signaux qui nous arrêtent et nous font décider à nouveau : une somme, une date, un événement. Ils sont écrits avant la fatigue, et avant que quelqu’un risque de perdre la face. Faire alors demi-tour, ce n’est pas avoir mal lu la carte, c’est avoir bien lu le terrain.',
          it: 'Per questo ogni nostro mandato comprende tre segnali a cui ci fermiamo e decidiamo di nuovo: una somma, una data, un evento. Sono scritti prima che qualcuno sia stanco e prima che qualcuno possa perdere la faccia. Chi a quel punto torna indietro non ha letto male la carta: ha letto bene il terreno.',
        },
      ],
      quote: {
        de: '«Um zwei Uhr ist der Gipfel immer nah.»',
        en: '“At two o’clock the summit is always near.”',
        fr: '« À deux heures, le sommet est toujours tout près. »',
        it: '«Alle due la cima è sempre vicina.»',
      },
    },
    scars: {
      title: {
        de: 'Narben stehen lassen',
        en: 'Leave the scars',
        fr: 'Garder les cicatrices',
        it: 'Lasciare le cicatrici',
      },
      paragraphs: [
        {
          de: 'Ein Baum repariert nichts. Er schliesst die Stelle ab und wächst um sie herum, und im Holz bleibt sie lesbar. Uns ist das lieber als eine geschliffene Oberfläche.',
          en: 'A tree repairs nothing. It seals the place off and grows around it, and in the wood it stays legible. We prefer that to a polished surface.',
          fr: 'Un arbre ne répare rien. Il isole la plaie et pousse autour, et dans le bois elle reste lisible. Nous préférons cela à une surface bien polie.',
          it: 'Un albero non ripara nulla. Isola la ferita e le cresce attorno, e nel legno resta leggibile. Lo preferiamo a una superficie levigata.',
        },
        {
          de: 'Am Ende jedes Mandats steht darum ein Rückblick auf zwei Seiten: was uns getroffen hat, was wir anders machen, was wir nicht verstanden haben. Sie bekommen ihn auch. Er ist kürzer als ein Schlussbericht und wird öfter gelesen.',
          en: 'So every engagement ends with a review on two pages: what hit us, what we’ll do differently, what we didn’t understand. You get it too. It’s shorter than a final report and gets read more often.',
          fr: 'Chaque mandat se termine donc par un bilan en deux pages : ce qui nous a touchés, ce que nous ferons autrement, ce que nous n’avons pas compris. Vous le recevez aussi. Il est plus court qu’un rapport final, et on le lit plus souvent.',
          it: 'Alla fine di ogni mandato c’è quindi un bilancio in due pagine: che cosa ci ha colpiti, che cosa faremo diversamente, che cosa non abbiamo capito. Lo riceve anche Lei. È più corto di un rapporto finale e viene letto più spesso.',
        },
      ],
    },
    doubts: {
      title: {
        de: 'Was wir nicht glauben',
        en: 'What we don’t believe',
        fr: 'Ce que nous ne croyons pas',
        it: 'A che cosa non crediamo',
      },
      paragraphs: [
        {
          de: 'Dass eine Nacht im Wald aus jemandem eine Führungsperson macht. Sie zeigt aber in wenigen Stunden, wie Sie entscheiden und wie Ihr Team miteinander umgeht. Mit dem, was Sie gesehen haben, arbeiten Sie im Büro weiter.',
          en: 'That a night in the woods turns anyone into a leader. But within hours it shows how you decide and how your team works together, and that’s what you take back to work.',
          fr: 'Qu’une nuit en forêt suffise pour apprendre à diriger. Mais en quelques heures, elle montre comment vous décidez et comment votre équipe fonctionne. C’est avec cela que vous continuez au bureau.',
          it: 'Che una notte nel bosco faccia di qualcuno un capo. In poche ore, però, mostra come Lei decide e come funziona il Suo team. Con quello che ha visto si prosegue in ufficio.',
        },
        {
          de: 'Dass man leiden muss, um etwas zu lernen. Dass die Lautesten den Weg kennen. Und dass sich alles übertragen lässt: Ein Projekt ist kein Berg, und an einem verpassten Meilenstein erfriert niemand. Wo das Bild nicht mehr stimmt, lassen wir es weg.',
          en: 'That you have to suffer in order to learn. That the loudest know the way. And that everything carries over: a project isn’t a mountain, and nobody freezes to death over a missed milestone. Where the image no longer fits, we leave it out.',
          fr: 'Qu’il faille souffrir pour apprendre. Que ceux qui parlent le plus fort connaissent le chemin. Et que tout se transpose : un projet n’est pas une montagne, et personne ne meurt de froid pour un jalon manqué. Quand l’image ne tient plus, nous la laissons de côté.',
          it: 'Che si debba soffrire per imparare. Che chi alza la voce conosca la strada. E che tutto si possa trasferire: un progetto non è una montagna, e per una scadenza mancata nessuno muore di freddo. Dove l’immagine non torna più, la lasciamo da parte.',
        },
      ],
    },
  },
  next: {
    label: { de: 'Nächster Schritt', en: 'Next step', fr: 'Prochaine étape', it: 'Prossimo passo' },
    title: {
      de: 'Nachsehen statt glauben',
      en: 'See for yourself',
      fr: 'Voir plutôt que croire',
      it: 'Vedere, non credere',
    },
    text: {
      de: 'Draussen an einem Tag, allein oder mit Ihrem Team. Oder an Ihrem Projekt.',
      en: 'In a day outdoors, on your own or with your team. Or on your project.',
      fr: 'En une journée dehors, à titre individuel ou avec votre équipe. Ou sur votre projet.',
      it: 'In un giorno all’aperto, da soli o con il Suo team. O sul Suo progetto.',
    },
    action: { de: 'Kurs finden', en: 'Find a course', fr: 'Trouver un stage', it: 'Trovare un corso' },
    condition: {
      de: 'pro Person, 1–2½ Tage',
      en: 'per person, 1–2½ days',
      fr: 'par personne, 1 à 2½ jours',
      it: 'a persona, 1–2½ giorni',
    },
    /** {price}: lowest of the three levels. */
    from: { de: 'ab {price}', en: 'from {price}', fr: 'dès {price}', it: 'da {price}' },
    teamEvent: {
      de: 'Team-Event planen',
      en: 'Plan a team event',
      fr: 'Planifier une sortie d’équipe',
      it: 'Organizzare un’uscita per team',
    },
    project: {
      de: 'Projekt anfragen',
      en: 'Tell us about your project',
      fr: 'Soumettre un projet',
      it: 'Presentare un progetto',
    },
    team: { de: 'Wer wir sind', en: 'Who we are', fr: 'Qui nous sommes', it: 'Chi siamo' },
  },
})
