import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Shelter-Bau: gemeinsam planen und bauen – Gratweg',
      en: 'Shelter-Bau: planning and building together – Gratweg',
      fr: 'Shelter-Bau : planifier et construire ensemble – Gratweg',
      it: 'Shelter-Bau: progettare e costruire insieme – Gratweg',
    },
    description: {
      de: 'Ein Tag für Teams aus verschiedenen Abteilungen: ein Dach aus Ästen und Laub planen, bauen und prüfen. {francs:shelter-bau} bis 12 Personen.',
      en: 'A day for teams from different departments: plan, build and test a roof of branches and leaves. {francs:shelter-bau} for up to 12 people.',
      fr: 'Un jour pour équipes de services différents : prévoir, construire et tester un toit de branches. {francs:shelter-bau} jusqu’à 12 personnes.',
      it: 'Un giorno per team di reparti diversi: progettare, costruire e provare un tetto di rami e foglie. {francs:shelter-bau} fino a 12 persone.',
    },
  },
  title: { de: 'Shelter-Bau', en: 'Shelter-Bau', fr: 'Shelter-Bau', it: 'Shelter-Bau' },
  forWhom: {
    de: 'Für Teams aus verschiedenen Abteilungen, die am selben Werk arbeiten.',
    en: 'For teams from different departments working on the same thing.',
    fr: 'Pour les équipes de services différents qui travaillent au même ouvrage.',
    it: 'Per team di reparti diversi che lavorano alla stessa opera.',
  },
  lead: {
    de: 'An einem Tag planen und bauen Sie aus Ästen, Schnur und Laub ein Dach, unter dem alle Platz haben. Zum Schluss prüfen es zwei Giesskannen.',
    en: 'In one day you plan and build a roof of branches, cord and leaves with room for everyone. At the end, two watering cans put it to the test.',
    fr: 'En un jour, vous planifiez et construisez avec des branches, de la ficelle et des feuilles un toit sous lequel tout le monde a sa place. Pour finir, deux arrosoirs le mettent à l’épreuve.',
    it: 'In un giorno progettate e costruite con rami, corda e foglie un tetto dove c’è posto per tutti. Alla fine lo mettono alla prova due annaffiatoi.',
  },
  drawingAlt: {
    de: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
    en: 'View from a shelter of woven branches onto hills and a low sun',
    fr: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
    it: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
  },
  place: {
    de: 'Chiemenwald, Risch',
    en: 'Chiemenwald woods, Risch',
    fr: 'Forêt du Chiemen, Risch',
    it: 'Bosco Chiemenwald, Risch',
  },
  season: { de: 'März–November', en: 'March–November', fr: 'mars–novembre', it: 'marzo–novembre' },
  focus: {
    de: 'Planung, Arbeitsteilung, ehrliches Prüfen',
    en: 'Planning, sharing out work, honest testing',
    fr: 'Le plan, le partage du travail, une vérification honnête',
    it: 'Pianificazione, divisione del lavoro, verifica onesta',
  },
  take: {
    title: {
      de: 'Danach weiss das Team, wie aus drei Teilen ein Ganzes wird',
      en: 'Afterwards the team knows how three parts become a whole',
      fr: 'Après, l’équipe sait comment trois parties font un tout',
      it: 'Dopo, il team sa come da tre parti nasce un tutto',
    },
  },
  features: [
    {
      title: { de: 'Planen', en: 'Planning', fr: 'Planifier', it: 'Pianificare' },
      text: {
        de: 'Ein Platz, eine Skizze, eine knappe Stunde. Danach wird gebaut, auch wenn noch Fragen offen sind.',
        en: 'One spot, one sketch, just under an hour. Then building starts, even with questions open.',
        fr: 'Un emplacement, un croquis, une petite heure. Ensuite on construit, même s’il reste des questions.',
        it: 'Un posto, uno schizzo, un’ora scarsa. Poi si costruisce, anche se resta qualche domanda.',
      },
    },
    {
      title: {
        de: 'Arbeit teilen',
        en: 'Sharing the work',
        fr: 'Partager le travail',
        it: 'Dividere il lavoro',
      },
      text: {
        de: 'Gerüst, Geflecht, Laub: drei Gruppen, die nur zusammen fertig werden. Darum sprechen sie sich an den Übergängen ab.',
        en: 'Frame, weave, leaves: three groups that can only finish together. So they talk wherever their parts meet.',
        fr: 'La charpente, le tressage, les feuilles : trois groupes qui ne finissent qu’ensemble. Ils se concertent donc là où leurs parties se touchent.',
        it: 'Struttura, intreccio, foglie: tre gruppi che finiscono solo insieme. Perciò si accordano dove le loro parti si toccano.',
      },
    },
    {
      title: { de: 'Prüfen', en: 'Testing', fr: 'Mettre à l’épreuve', it: 'Verificare' },
      text: {
        de: 'Das Wasser zeigt, wo das Dach dicht ist und wo nicht. Am Schluss besprechen alle, welche Absprache gehalten hat.',
        en: 'The water shows where the roof is watertight and where it isn’t. At the end you all talk about which agreements held.',
        fr: 'L’eau montre où le toit est étanche et où il ne l’est pas. À la fin, tout le monde regarde quels accords ont tenu.',
        it: 'L’acqua mostra dove il tetto tiene e dove no. Alla fine tutti guardano quali accordi hanno retto.',
      },
    },
  ],
  expect: [
    {
      title: { de: 'Platz', en: 'The spot', fr: 'L’emplacement', it: 'Il posto' },
      text: {
        de: 'Trockener Boden, wenig Wind, keine toten Äste über den Köpfen.',
        en: 'Dry ground, little wind, no dead branches overhead.',
        fr: 'Un sol sec, peu de vent, aucune branche morte au-dessus des têtes.',
        it: 'Terreno asciutto, poco vento, nessun ramo secco sopra la testa.',
      },
    },
    {
      title: { de: 'Gerüst', en: 'The frame', fr: 'La charpente', it: 'La struttura' },
      text: {
        de: 'Die erste Gruppe bindet First und Sparren und prüft die Last.',
        en: 'The first group lashes ridge and rafters and tests the load.',
        fr: 'Le premier groupe lie le faîte et les chevrons et éprouve la charge.',
        it: 'Il primo gruppo lega colmo e travetti e prova il carico.',
      },
    },
    {
      title: { de: 'Geflecht', en: 'The weave', fr: 'Le tressage', it: 'L’intreccio' },
      text: {
        de: 'Die zweite Gruppe zieht dünne Äste quer ein, damit das Laub hält.',
        en: 'The second group weaves thin branches across, so that the leaves hold.',
        fr: 'Le deuxième groupe passe de fines branches en travers, pour que les feuilles tiennent.',
        it: 'Il secondo gruppo passa rami sottili di traverso, perché le foglie tengano.',
      },
    },
    {
      title: { de: 'Laub', en: 'The leaves', fr: 'Les feuilles', it: 'Le foglie' },
      text: {
        de: 'Die dritte Gruppe deckt von unten nach oben, wie mit Ziegeln.',
        en: 'The third group covers it from the bottom up, as with tiles.',
        fr: 'Le troisième groupe couvre de bas en haut, comme avec des tuiles.',
        it: 'Il terzo gruppo copre dal basso in alto, come con le tegole.',
      },
    },
  ],
  quote: {
    de: '«Ein Dach ist so dicht wie die Stelle, für die sich niemand zuständig fühlte.»',
    en: '“A roof is as watertight as the spot nobody felt responsible for.”',
    fr: '« Un toit est aussi étanche que l’endroit dont personne ne s’est senti responsable. »',
    it: '«Un tetto tiene quanto il punto di cui nessuno si è sentito responsabile.»',
  },
  schedule: {
    title: {
      de: 'Ein Dach in vier Lagen, und zum Schluss das Wasser',
      en: 'A roof in four layers, and then the water',
      fr: 'Un toit en quatre couches, puis l’eau',
      it: 'Un tetto a quattro strati, e alla fine l’acqua',
    },
    end: { de: '17:00', en: '17:00', fr: '17:00', it: '17:00' },
    rows: [
      {
        time: { de: '09:00', en: '09:00', fr: '09:00', it: '09:00' },
        title: {
          de: 'Platz wählen',
          en: 'Choosing the spot',
          fr: 'Choisir l’emplacement',
          it: 'Scegliere il posto',
        },
        text: {
          de: 'Drei Vorschläge, ein Entscheid.',
          en: 'Three proposals, one decision.',
          fr: 'Trois propositions, une décision.',
          it: 'Tre proposte, una decisione.',
        },
      },
      {
        time: { de: '09:45', en: '09:45', fr: '09:45', it: '09:45' },
        title: { de: 'Planen', en: 'The plan', fr: 'Le plan', it: 'Il piano' },
        text: {
          de: 'Jede Gruppe zeichnet eine Skizze. Gebaut wird eine.',
          en: 'Each group draws a sketch. One gets built.',
          fr: 'Chaque groupe dessine un croquis. On en construit un.',
          it: 'Ogni gruppo disegna uno schizzo. Se ne costruisce uno.',
        },
      },
      {
        time: { de: '10:30', en: '10:30', fr: '10:30', it: '10:30' },
        title: { de: 'Gerüst', en: 'Frame', fr: 'La charpente', it: 'La struttura' },
        text: {
          de: 'Äste binden, Last prüfen, wenn nötig noch einmal.',
          en: 'Lash the branches, test the load, start again if need be.',
          fr: 'Lier les branches, éprouver la charge, et recommencer au besoin.',
          it: 'Legare i rami, provare il carico, se serve ricominciare.',
        },
      },
      {
        time: { de: '12:30', en: '12:30', fr: '12:30', it: '12:30' },
        title: { de: 'Mittag', en: 'Lunch', fr: 'Repas de midi', it: 'Pranzo' },
        text: {
          de: 'Suppe am Feuer, mit Blick auf das halbe Dach.',
          en: 'Soup by the fire, with a view of half a roof.',
          fr: 'La soupe près du feu, devant un toit à moitié fait.',
          it: 'Minestra accanto al fuoco, davanti a mezzo tetto.',
        },
      },
      {
        time: { de: '13:30', en: '13:30', fr: '13:30', it: '13:30' },
        title: {
          de: 'Geflecht und Laub',
          en: 'Weave and leaves',
          fr: 'Tressage et feuilles',
          it: 'Intreccio e foglie',
        },
        text: {
          de: 'Wer fertig ist, hilft den anderen.',
          en: 'If your part is done, you help the others.',
          fr: 'Quand on a fini, on aide les autres.',
          it: 'Chi ha finito aiuta gli altri.',
        },
      },
      {
        time: { de: '15:30', en: '15:30', fr: '15:30', it: '15:30' },
        title: { de: 'Wasserprobe', en: 'Water test', fr: 'L’épreuve de l’eau', it: 'La prova dell’acqua' },
        text: {
          de: 'Alle sitzen unter dem Dach. Die Leitung giesst.',
          en: 'Everyone sits under the roof. The guide pours.',
          fr: 'Tout le monde s’assied sous le toit. Votre guide verse.',
          it: 'Tutti si siedono sotto il tetto. La guida versa.',
        },
      },
      {
        time: { de: '16:00', en: '16:00', fr: '16:00', it: '16:00' },
        title: {
          de: 'Auswertung und Abbau',
          en: 'Review and clearing up',
          fr: 'Bilan et démontage',
          it: 'Bilancio e smontaggio',
        },
        text: {
          de: 'Wo war es dicht, und warum? Der Wald bekommt sein Laub zurück.',
          en: 'Where did it stay dry, and why? The woods get their leaves back.',
          fr: 'Où était-ce étanche, et pourquoi ? La forêt récupère ses feuilles.',
          it: 'Dove teneva, e perché? Il bosco riprende le sue foglie.',
        },
      },
    ],
  },
  included: [
    {
      de: 'Leitung; ab 13 Personen ist eine zweite Person dabei',
      en: 'A guide; a second person joins us for groups of 13 or more',
      fr: 'L’encadrement ; une deuxième personne est présente dès 13 personnes',
      it: 'Una guida; da 13 persone in su c’è una seconda persona',
    },
    {
      de: 'Sägen, Schnur, Helme und Handschuhe',
      en: 'Saws, cord, helmets and gloves',
      fr: 'Scies, ficelle, casques et gants',
      it: 'Seghe, corda, caschi e guanti',
    },
    {
      de: 'Suppe, Brot und Tee',
      en: 'Soup, bread and tea',
      fr: 'Soupe, pain et thé',
      it: 'Minestra, pane e tè',
    },
    {
      de: 'Ein Platz im Wald, mit den Eigentümern abgesprochen',
      en: 'A place in the woods, agreed with its owners',
      fr: 'Un emplacement convenu avec les propriétaires de la forêt',
      it: 'Un posto nel bosco, concordato con i proprietari',
    },
  ],
  notIncluded: {
    de: 'Anreise der Gruppe, Versicherung',
    en: 'The group’s travel, insurance',
    fr: 'Le trajet du groupe, les assurances',
    it: 'Il viaggio del gruppo, le assicurazioni',
  },
  priceNote: {
    de: 'Werkzeug und Schnur sind inbegriffen.',
    en: 'Tools and cord are included.',
    fr: 'Les outils et la ficelle sont compris.',
    it: 'Attrezzi e corda sono compresi.',
  },
  meeting: {
    de: 'In der Regel der Bahnhof Immensee. Von dort gehen wir gemeinsam in den Chiemenwald.',
    en: 'Usually Immensee station. From there we walk to the Chiemenwald woods together.',
    fr: 'En général à la gare d’Immensee. De là, nous allons ensemble à pied dans la forêt du Chiemen.',
    it: 'Di regola la stazione di Immensee. Da lì andiamo insieme a piedi nel bosco Chiemenwald.',
  },
  food: {
    de: 'Suppe, Brot und Tee vom Feuer.',
    en: 'Soup, bread and tea from the fire.',
    fr: 'Soupe, pain et thé, préparés sur le feu.',
    it: 'Minestra, pane e tè preparati sul fuoco.',
  },
  safety: {
    de: 'Gebaut wird mit totem Holz, das am Boden liegt. Am Gerüst tragen alle einen Helm. Die Leitung hat Apotheke und Telefon dabei.',
    en: 'We build with dead wood from the ground. Everyone working on the frame wears a helmet. The guide carries a first-aid kit and a phone.',
    fr: 'On construit avec du bois mort tombé au sol. Près de la charpente, tout le monde porte un casque. Votre guide a une pharmacie et un téléphone.',
    it: 'Si costruisce con legno morto caduto a terra. Quando si lavora alla struttura tutti portano il casco. La guida ha con sé kit di pronto soccorso e telefono.',
  },
  bring: [
    { de: 'Feste Schuhe', en: 'Sturdy shoes', fr: 'Chaussures solides', it: 'Scarpe robuste' },
    { de: 'Lange Hosen', en: 'Long trousers', fr: 'Pantalon long', it: 'Pantaloni lunghi' },
    { de: 'Regenjacke', en: 'Rain jacket', fr: 'Veste de pluie', it: 'Giacca impermeabile' },
  ],
  own: {
    alt: {
      de: 'Schnitt durch den Unterstand: unten der trockene Platz, darüber das Gerüst aus First und Sparren, das Geflecht aus dünnen Ästen und die Deckung aus Laub; oben giessen zwei Kannen, innen bleibt es trocken.',
      en: 'Section through the shelter: the dry spot at the bottom, above it the frame of ridge and rafters, the weave of thin branches and the cover of leaves; two cans pour from above, and it stays dry inside.',
      fr: 'Coupe de l’abri : en bas l’emplacement sec, au-dessus la charpente avec faîte et chevrons, le tressage de fines branches et la couverture de feuilles ; en haut deux arrosoirs versent, à l’intérieur tout reste sec.',
      it: 'Sezione del riparo: in basso il posto asciutto, sopra la struttura con colmo e travetti, l’intreccio di rami sottili e la copertura di foglie; dall’alto versano due annaffiatoi, dentro resta asciutto.',
    },
    water: { de: 'Wasserprobe', en: 'Water test', fr: 'L’épreuve de l’eau', it: 'La prova dell’acqua' },
    dry: {
      de: 'Hier sitzen alle.',
      en: 'Everyone sits here.',
      fr: 'Ici, tout le monde est assis.',
      it: 'Qui si siedono tutti.',
    },
  },
}) satisfies Record<Language, TeamEventMessages>
