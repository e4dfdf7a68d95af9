import { texts } from '#i18n/texts.ts'

/** {from}, {to}: people of the course. */
export default texts({
  own: {
    aufbruch: {
      items: {
        fitness: {
          question: {
            de: 'Wie fit muss ich sein?',
            en: 'How fit do I need to be?',
            fr: 'Quelle condition physique faut-il ?',
            it: 'Quanto devo essere in forma?',
          },
          answer: {
            de: 'Eine besondere Kondition braucht es nicht. Der Weg ist kurz, auf den ganzen Tag verteilt und entspricht T1, dem leichtesten Grad der SAC-Wanderskala. Als Faustregel gilt: Wer zwei Stunden am Stück spazieren kann, ist fit genug. Vorkenntnisse braucht es keine.',
            en: 'No special fitness is needed. The walk is short, spread over the whole day and graded T1, the easiest grade of the Swiss Alpine Club’s hiking scale. As a rule of thumb, if you can walk for two hours at a stretch, you’re fit enough. You don’t need any experience.',
            fr: 'Aucune condition particulière. Le trajet est court, réparti sur toute la journée et classé T1, le degré le plus facile de l’échelle de randonnée du CAS. En règle générale, si vous pouvez marcher deux heures d’affilée, cela suffit. Aucune expérience n’est nécessaire.',
            it: 'Non serve una preparazione particolare. Il percorso è breve, distribuito su tutta la giornata e di grado T1, il più facile della scala escursionistica del CAS. In linea di massima, se riesce a camminare due ore di fila, è abbastanza in forma. Non serve esperienza.',
          },
        },
        toilette: {
          question: {
            de: 'Gibt es unterwegs eine Toilette?',
            en: 'Is there a toilet on the way?',
            fr: 'Y a-t-il des toilettes en chemin ?',
            it: 'C’è un bagno lungo il percorso?',
          },
          answer: {
            de: 'Rechnen Sie nicht damit. Gehen Sie am besten bei der Anreise noch einmal; im Wald zeigt Ihnen die Kursleitung, wie man sich unbeobachtet und sauber behilft. Brauchen Sie regelmässig ein WC, schreiben Sie uns vor der Buchung.',
            en: 'Don’t count on it. It’s best to go on your way to the meeting point; in the woods your instructor shows you how to manage in private and leave no trace. If you need regular access to a toilet, please write to us before you book.',
            fr: 'N’y comptez pas. Le mieux est d’y aller avant le rendez-vous ; en forêt, votre guide vous montre comment faire à l’abri des regards et sans laisser de traces. Si vous avez régulièrement besoin de toilettes, écrivez-nous avant de réserver.',
            it: 'Non ci conti. L’ideale è andare in bagno prima del ritrovo; nel bosco la guida Le mostra come fare al riparo dagli sguardi e senza lasciare tracce. Se Le serve regolarmente un WC, ci scriva prima di prenotare.',
          },
        },
        kinder: {
          question: {
            de: 'Dürfen Kinder oder Hunde mitkommen?',
            en: 'Can I bring children or a dog?',
            fr: 'Les enfants ou les chiens peuvent-ils venir ?',
            it: 'Possono venire bambini o cani?',
          },
          answer: {
            de: 'Das Mindestalter ist 16 Jahre. Wer noch nicht 18 ist, braucht die schriftliche Zustimmung der gesetzlichen Vertretung. Ein Hund kommt nur mit, wenn wir es vorher mit Ihnen abgemacht haben: Wir arbeiten mit Feuer und Messern, und nicht alle in der Gruppe sind Hunde gewohnt.',
            en: 'The minimum age is 16. Anyone under 18 needs written consent from a parent or guardian. A dog can come only if we’ve agreed it with you beforehand: we work with fire and knives, and not everyone in the group is used to dogs.',
            fr: 'L’âge minimal est de 16 ans. Avant 18 ans, il faut l’accord écrit du représentant légal. Un chien ne vient que si nous en avons convenu avec vous auparavant : nous utilisons du feu et des couteaux, et tout le monde dans le groupe n’a pas l’habitude des chiens.',
            it: 'L’età minima è di 16 anni. Sotto i 18 anni serve il consenso scritto del rappresentante legale. Un cane può venire solo se l’abbiamo concordato prima con Lei: usiamo fuoco e coltelli, e non tutti nel gruppo sono abituati ai cani.',
          },
        },
        nachher: {
          question: {
            de: 'Was kann ich nach dem Kurs?',
            en: 'What will I be able to do afterwards?',
            fr: 'Que saurai-je faire après le stage ?',
            it: 'Che cosa saprò fare dopo il corso?',
          },
          answer: {
            de: 'Feuer machen ohne Feuerzeug, Wasser filtern und abkochen und auf der Karte zeigen, wo Sie stehen. Ihre Notizen nehmen Sie mit. Brauchen Sie eine Kursbestätigung, schreiben Sie es bei der Buchung.',
            en: 'Light a fire without a lighter, filter and boil water, and show on a map where you are. Your notes are yours to keep. If you need a confirmation of attendance, mention it when you book.',
            fr: 'Faire du feu sans briquet, filtrer et bouillir de l’eau, et montrer sur la carte où vous êtes. Vous gardez vos notes. Si vous avez besoin d’une attestation, signalez-le en réservant.',
            it: 'Accendere un fuoco senza accendino, filtrare e bollire l’acqua e indicare sulla carta dove si trova. I Suoi appunti rimangono a Lei. Se Le serve un attestato di partecipazione, lo scriva nella prenotazione.',
          },
        },
      },
    },
    durchhaltevermoegen: {
      items: {
        fitness: {
          question: {
            de: 'Wie fit muss ich sein?',
            en: 'How fit do I need to be?',
            fr: 'Quelle condition physique faut-il ?',
            it: 'Quanto devo essere in forma?',
          },
          answer: {
            de: 'Sie tragen Ihren Rucksack an beiden Tagen bergauf und bergab. T2 heisst auf der SAC-Wanderskala: durchgehender Bergweg, teilweise steil. Als Faustregel gilt: Wer zwei Stunden mit dem Rucksack bergauf gehen und dabei noch reden kann, ist fit genug. Aufbruch ist keine Voraussetzung, passt aber davor, wenn Sie noch nie Feuer gemacht haben.',
            en: 'You carry your rucksack uphill and downhill on both days. On the Swiss Alpine Club’s hiking scale, T2 means a continuous mountain path that’s steep in places. As a rule of thumb, if you can walk uphill for two hours with a rucksack on and still hold a conversation, you’re fit enough. You don’t need to have done Aufbruch (Setting Out), but it’s a good start if you’ve never made a fire.',
            fr: 'Vous portez votre sac à la montée et à la descente, les deux jours. Sur l’échelle de randonnée du CAS, T2 désigne un sentier de montagne continu, parfois raide. En règle générale, si vous pouvez monter deux heures, sac au dos, tout en parlant, cela suffit. Le stage Aufbruch (Départ) n’est pas obligatoire, mais c’est un bon début si vous n’avez jamais fait de feu.',
            it: 'In entrambi i giorni porta lo zaino, in salita e in discesa. Nella scala escursionistica del CAS, T2 indica un sentiero di montagna ben tracciato, a tratti ripido. In linea di massima, se riesce a salire per due ore con lo zaino in spalla e intanto a parlare, è abbastanza in forma. Aufbruch (Partenza) non è obbligatorio, ma è un buon inizio se non ha mai acceso un fuoco.',
          },
        },
        schlafen: {
          question: {
            de: 'Wie schlafen wir, und gibt es eine Toilette?',
            en: 'How do we sleep, and is there a toilet?',
            fr: 'Comment dort-on, et y a-t-il des toilettes ?',
            it: 'Come si dorme, e c’è un bagno?',
          },
          answer: {
            de: 'Im eigenen Schlafsack, auf Matten und unter aufgespannten Planen, alle in einem Lager. Möchten Sie lieber für sich liegen, sagen Sie es uns vorher: Dann ist eine Plane mehr dabei. Sagt der Wetterbericht weniger als 0\u00a0°C voraus, schlafen wir unter einem festen Dach. Am Biwak gibt es kein WC; die Kursleitung zeigt, wie man sich sauber behilft.',
            en: 'In your own sleeping bag, on mats and under tarps, all in one camp. If you’d rather sleep apart from the mixed group, tell us beforehand and we’ll bring one more tarp. If the forecast is below 0\u00a0°C, we sleep under a solid roof. There’s no toilet at the camp; your instructor shows you how to leave no trace.',
            fr: 'Dans votre sac de couchage, sur un matelas et sous des bâches, tous dans un même camp. Si vous préférez dormir à part du groupe mixte, dites-le-nous avant : nous prendrons une bâche de plus. Si le bulletin annonce moins de 0\u00a0°C, nous dormons sous un toit en dur. Il n’y a pas de toilettes au camp ; votre guide vous montre comment ne pas laisser de traces.',
            it: 'Nel proprio sacco a pelo, su materassini e sotto teli tesi, tutti nello stesso campo. Se preferisce dormire in disparte, ce lo dica prima: prenderemo un telo in più. Se il bollettino annuncia meno di 0\u00a0°C, dormiamo sotto un tetto fisso. Al bivacco non c’è il WC; la guida mostra come non lasciare tracce.',
          },
        },
        kinder: {
          question: {
            de: 'Dürfen Kinder oder Hunde mitkommen?',
            en: 'Can I bring children or a dog?',
            fr: 'Les enfants ou les chiens peuvent-ils venir ?',
            it: 'Possono venire bambini o cani?',
          },
          answer: {
            de: 'Das Mindestalter ist 18 Jahre, wegen der Nacht und der langen Wege. Ein Hund kommt nur mit, wenn wir es vorher mit Ihnen abgemacht haben: Nicht alle in der Gruppe sind Hunde gewohnt, und nachts ist Wild unterwegs.',
            en: 'The minimum age is 18, because of the night and the long walks. A dog can come only if we’ve agreed it with you beforehand: not everyone in the group is used to dogs, and there’s wildlife about at night.',
            fr: 'L’âge minimal est de 18 ans, à cause de la nuit et des longs trajets. Un chien ne vient que si nous en avons convenu avec vous auparavant : tout le monde dans le groupe n’a pas l’habitude des chiens, et le gibier circule la nuit.',
            it: 'L’età minima è di 18 anni, per via della notte e dei percorsi lunghi. Un cane può venire solo se l’abbiamo concordato prima con Lei: non tutti nel gruppo sono abituati ai cani, e di notte gira la selvaggina.',
          },
        },
        nachher: {
          question: {
            de: 'Was kann ich nach dem Kurs?',
            en: 'What will I be able to do afterwards?',
            fr: 'Que saurai-je faire après le stage ?',
            it: 'Che cosa saprò fare dopo il corso?',
          },
          answer: {
            de: 'Ein Lager bauen, in dem Sie trocken und warm bleiben, Ihre Kräfte über zwei Tage einteilen und merken, wann Sie für einen Entscheid zu müde sind. Brauchen Sie eine Kursbestätigung, schreiben Sie es bei der Buchung.',
            en: 'Build a camp that keeps you dry and warm, pace yourself over two days and notice when you’re too tired to decide. If you need a confirmation of attendance, mention it when you book.',
            fr: 'Monter un camp où vous restez au sec et au chaud, ménager vos forces sur deux jours et remarquer quand la fatigue vous empêche de décider. Si vous avez besoin d’une attestation, signalez-le en réservant.',
            it: 'Allestire un campo in cui restare all’asciutto e al caldo, dosare le forze su due giorni e accorgersi di quando si è troppo stanchi per decidere. Se Le serve un attestato di partecipazione, lo scriva nella prenotazione.',
          },
        },
      },
    },
    'klarer-kompass': {
      items: {
        fitness: {
          question: {
            de: 'Wie fit und wie erfahren muss ich sein?',
            en: 'How fit and how experienced do I need to be?',
            fr: 'Quelle condition et quelle expérience faut-il ?',
            it: 'Quanta forma e quanta esperienza servono?',
          },
          answer: {
            de: 'Sie gehen an drei Tagen lange Etappen mit Gepäck, auf Bergwegen und weglosen Stücken. T3 heisst auf der SAC-Wanderskala: anspruchsvolles Bergwandern, für das es Trittsicherheit braucht. Als Faustregel gilt: Wer an zwei Tagen nacheinander fünf Stunden mit vollem Rucksack gehen kann, auch bergauf, ist fit genug. Dazu braucht es Stufe 2 oder eigene Nächte im Freien.',
            en: 'You walk long stages with a rucksack on three days, on mountain paths and off them. On the Swiss Alpine Club’s hiking scale, T3 means demanding mountain hiking for which you need to be sure-footed. As a rule of thumb, if you can walk for five hours with a full rucksack on two days running, uphill too, you’re fit enough. You also need to have done level 2 or to have spent nights outdoors before.',
            fr: 'Vous parcourez de longues étapes avec un sac, sur trois jours, sur des sentiers de montagne et hors des chemins. Sur l’échelle de randonnée du CAS, T3 désigne une randonnée exigeante qui demande d’avoir le pied sûr. En règle générale, si vous pouvez marcher cinq heures avec un sac plein, deux jours de suite, aussi en montée, cela suffit. Il faut aussi avoir suivi le niveau 2 ou avoir déjà passé des nuits dehors.',
            it: 'In tre giorni percorre lunghe tappe con lo zaino, su sentieri di montagna e fuori dai sentieri. Nella scala escursionistica del CAS, T3 indica un’escursione impegnativa che richiede passo sicuro. In linea di massima, se riesce a camminare cinque ore con lo zaino pieno per due giorni di fila, anche in salita, è abbastanza in forma. Servono inoltre il livello 2 o notti già trascorse all’aperto.',
          },
        },
        schlafen: {
          question: {
            de: 'Wie schlafen wir, und gibt es eine Toilette?',
            en: 'How do we sleep, and is there a toilet?',
            fr: 'Comment dort-on, et y a-t-il des toilettes ?',
            it: 'Come si dorme, e c’è un bagno?',
          },
          answer: {
            de: 'Zwei Nächte im Lager, das die Gruppe selber baut: im eigenen Schlafsack auf der eigenen Matte, unter Planen, die wir mitbringen. Möchten Sie lieber für sich liegen, sagen Sie es uns vorher: Dann ist eine Plane mehr dabei. Sagt der Wetterbericht weniger als 0\u00a0°C voraus, schlafen wir unter einem festen Dach. Am Lager gibt es kein WC; die Kursleitung zeigt, wie man sich sauber behilft.',
            en: 'Two nights in a camp that the group builds: in your own sleeping bag, on your own mat, under tarps that we bring. If you’d rather sleep apart from the mixed group, tell us beforehand and we’ll bring one more tarp. If the forecast is below 0\u00a0°C, we sleep under a solid roof. There’s no toilet at the camp; your instructor shows you how to leave no trace.',
            fr: 'Deux nuits dans un camp que le groupe monte lui-même : dans votre sac de couchage, sur votre matelas, sous des bâches que nous apportons. Si vous préférez dormir à part du groupe mixte, dites-le-nous avant : nous prendrons une bâche de plus. Si le bulletin annonce moins de 0\u00a0°C, nous dormons sous un toit en dur. Il n’y a pas de toilettes au camp ; votre guide vous montre comment ne pas laisser de traces.',
            it: 'Due notti in un campo che il gruppo allestisce da sé: nel proprio sacco a pelo, sul proprio materassino, sotto teli che portiamo noi. Se preferisce dormire in disparte, ce lo dica prima: prenderemo un telo in più. Se il bollettino annuncia meno di 0\u00a0°C, dormiamo sotto un tetto fisso. Al campo non c’è il WC; la guida mostra come non lasciare tracce.',
          },
        },
        kinder: {
          question: {
            de: 'Dürfen Kinder oder Hunde mitkommen?',
            en: 'Can I bring children or a dog?',
            fr: 'Les enfants ou les chiens peuvent-ils venir ?',
            it: 'Possono venire bambini o cani?',
          },
          answer: {
            de: 'Das Mindestalter ist 18 Jahre, und alle brauchen Erfahrung im Gelände. Ein Hund kommt nur mit, wenn wir es vorher mit Ihnen abgemacht haben: Weglose Stücke und zwei Nächte im Freien sind nicht für jedes Tier.',
            en: 'The minimum age is 18, and everyone needs experience outdoors. A dog can come only if we’ve agreed it with you beforehand: stretches without a path and two nights out don’t suit every animal.',
            fr: 'L’âge minimal est de 18 ans, et il faut l’expérience du terrain. Un chien ne vient que si nous en avons convenu avec vous auparavant : des passages hors chemin et deux nuits dehors ne conviennent pas à tous les animaux.',
            it: 'L’età minima è di 18 anni, e serve esperienza sul terreno. Un cane può venire solo se l’abbiamo concordato prima con Lei: tratti senza sentiero e due notti all’aperto non sono adatti a ogni animale.',
          },
        },
        nachher: {
          question: {
            de: 'Was nehme ich für die Arbeit mit?',
            en: 'What do I take back to work?',
            fr: 'Qu’est-ce que j’en retire pour mon travail ?',
            it: 'Che cosa porto con me al lavoro?',
          },
          answer: {
            de: 'Sie haben mindestens zwei Etappen geführt und zu jeder eine Rückmeldung erhalten. Am Schluss schreiben Sie auf, was Sie am Montag anders machen. Brauchen Sie eine Kursbestätigung, schreiben Sie es bei der Buchung.',
            en: 'You’ll have led at least two stages and had feedback on each. At the end you write down what you’ll do differently on Monday. If you need a confirmation of attendance, mention it when you book.',
            fr: 'Vous aurez dirigé au moins deux étapes et reçu un retour sur chacune. À la fin, vous notez ce que vous ferez autrement lundi. Si vous avez besoin d’une attestation, signalez-le en réservant.',
            it: 'Avrà guidato almeno due tappe e ricevuto un riscontro su ognuna. Alla fine scrive che cosa farà di diverso lunedì. Se Le serve un attestato di partecipazione, lo scriva nella prenotazione.',
          },
        },
      },
    },
  },
  shared: {
    items: {
      allein: {
        question: {
          de: 'Kann ich allein kommen, auch ohne Deutsch?',
          en: 'Can I come on my own, and without German?',
          fr: 'Puis-je venir sans connaître personne, et sans parler allemand ?',
          it: 'Posso venire senza conoscere nessuno, e senza sapere il tedesco?',
        },
        answer: {
          de: 'Allein: ja. Sie buchen einen einzelnen Platz in einer gemischten Gruppe von {from} bis {to} Personen. Der Kurs ist auf Deutsch, Fragen beantworten wir auch auf Englisch. Verstehen Sie kein Deutsch, schreiben Sie uns bitte vor der Buchung. Melden sich weniger als {from} Personen an, entscheiden wir spätestens {figure:decisionDays} Tage vorher, ob er stattfindet. {rule:calledOff}',
          en: 'On your own: yes. You book a single place in a mixed group of {from} to {to} people. The course is in German; we’re happy to answer questions in English. If you don’t understand German, please write to us before you book. If fewer than {from} people book, we decide no later than {figure:decisionDays} days before whether it goes ahead. {rule:calledOff}',
          fr: 'Sans connaître personne : oui. Vous réservez une place individuelle dans un groupe mixte de {from} à {to} personnes. Le stage se donne en allemand ; nous répondons aussi aux questions en anglais. Si vous ne comprenez pas l’allemand, écrivez-nous avant de réserver. S’il y a moins de {from} inscriptions, nous décidons au plus tard {figure:decisionDays} jours avant s’il a lieu. {rule:calledOff}',
          it: 'Senza conoscere nessuno: sì. Prenota un singolo posto in un gruppo misto da {from} a {to} persone. Il corso si tiene in tedesco; alle domande rispondiamo anche in inglese. Se non capisce il tedesco, ci scriva prima di prenotare. Se si iscrivono meno di {from} persone, decidiamo al più tardi {figure:decisionDays} giorni prima se si svolge. {rule:calledOff}',
        },
      },
      essen: {
        question: {
          de: 'Gibt es vegetarisches Essen, und was ist mit Allergien?',
          en: 'Is there vegetarian food, and what about allergies?',
          fr: 'Y a-t-il des repas végétariens, et qu’en est-il des allergies ?',
          it: 'Ci sono pasti vegetariani, e in caso di allergie?',
        },
        answer: {
          de: 'Vegetarisch kochen wir auf Wunsch. Schreiben Sie bei der Buchung, was Sie nicht essen oder nicht vertragen; wo wir das draussen nicht einhalten können, sagen wir es Ihnen vor dem Kurs. Die Angabe ist freiwillig. {rule:healthData}',
          en: 'We cook vegetarian food on request. When you book, tell us what you don’t eat or can’t tolerate; where we can’t manage that outdoors, we’ll say so before the course. Giving these details is voluntary. {rule:healthData}',
          fr: 'Nous cuisinons végétarien sur demande. Écrivez en réservant ce que vous ne mangez pas ou ne supportez pas ; si nous ne pouvons pas le garantir dehors, nous vous le disons avant le stage. Cette indication est facultative. {rule:healthData}',
          it: 'Cuciniamo vegetariano su richiesta. Nella prenotazione scriva che cosa non mangia o non tollera; se all’aperto non possiamo garantirlo, Glielo diciamo prima del corso. L’indicazione è facoltativa. {rule:healthData}',
        },
      },
      regen: {
        question: {
          de: 'Findet der Kurs bei Regen statt?',
          en: 'Does the course go ahead in the rain?',
          fr: 'Le stage a-t-il lieu en cas de pluie ?',
          it: 'Il corso si svolge anche con la pioggia?',
        },
        answer: {
          de: '{rule:weather} Die Packliste auf dieser Seite rechnet mit Nässe, und Planen haben wir dabei.',
          en: '{rule:weather} The packing list on this page allows for wet weather, and we bring tarps.',
          fr: '{rule:weather} La liste du matériel sur cette page est prévue pour un temps humide, et nous apportons des bâches.',
          it: '{rule:weather} La lista del materiale in questa pagina tiene conto della pioggia, e i teli li portiamo noi.',
        },
      },
      notfall: {
        question: {
          de: 'Gibt es Handyempfang, und was geschieht bei einem Unfall?',
          en: 'Is there mobile reception, and what happens in an accident?',
          fr: 'Le téléphone passe-t-il, et que se passe-t-il en cas d’accident ?',
          it: 'C’è campo per il telefono, e in caso di infortunio?',
        },
        answer: {
          de: 'Empfang gibt es nicht überall. Darum trägt die Kursleitung Telefon, Apotheke und ein Notfunkgerät, und zu jeder Route gehört ein Notfallplan. Sie nehmen mit Ihrer eigenen Unfall- und Haftpflichtversicherung teil. Fragen Sie dort nach, ob auch Suche und Rettung gedeckt sind.',
          en: 'There isn’t reception everywhere. That’s why your instructor carries a phone, a first-aid kit and an emergency radio, and every route has an emergency plan. You take part under your own accident and liability insurance. Ask your insurer whether search and rescue is covered too.',
          fr: 'Le réseau ne passe pas partout. C’est pourquoi votre guide emporte un téléphone, une pharmacie et une radio de secours, et chaque itinéraire a son plan d’urgence. Vous participez avec votre propre assurance accidents et votre propre assurance responsabilité civile. Demandez à votre assurance si elle couvre aussi les recherches et le sauvetage.',
          it: 'Il telefono non ha campo ovunque. Per questo la guida porta telefono, kit di pronto soccorso e radio d’emergenza, e ogni itinerario ha un piano d’emergenza. Partecipa con la Sua assicurazione infortuni e di responsabilità civile. Chieda alla Sua assicurazione se copre anche ricerche e soccorso.',
        },
      },
      bezahlen: {
        question: {
          de: 'Wie bezahle ich, und wie früh muss ich buchen?',
          en: 'How do I pay, and how early do I need to book?',
          fr: 'Comment payer, et combien de temps à l’avance réserver ?',
          it: 'Come si paga, e con quanto anticipo si prenota?',
        },
        answer: {
          de: 'Sie bezahlen bei der Buchung online auf einer gesicherten Seite, auch mit einem Gutschein. Unternehmen erhalten auf Wunsch eine Rechnung, zahlbar innert {figure:invoiceDays} Tagen. Buchen können Sie bis zum Beginn, solange Plätze frei sind. Ist der Kurs voll, gibt es eine Warteliste, die nichts kostet.',
          en: 'You pay online on a secure page when you book; you can also use a voucher. Companies can ask for an invoice, payable within {figure:invoiceDays} days. You can book until the course starts, as long as there are places. If it’s full, there’s a waiting list that costs nothing.',
          fr: 'Vous payez en ligne au moment de réserver, sur une page sécurisée, aussi avec un bon cadeau. Les entreprises reçoivent sur demande une facture, payable dans les {figure:invoiceDays} jours. Vous pouvez réserver jusqu’au début du stage, tant qu’il reste des places. S’il est complet, il y a une liste d’attente, sans frais.',
          it: 'Paga online al momento della prenotazione, su una pagina sicura, anche con un buono regalo. Le aziende ricevono su richiesta una fattura, pagabile entro {figure:invoiceDays} giorni. Può prenotare fino all’inizio del corso, finché ci sono posti. Se è completo, c’è una lista d’attesa gratuita.',
        },
      },
      absage: {
        question: {
          de: 'Was gilt, wenn ich verhindert bin oder zu spät komme?',
          en: 'What if I can’t come, or I’m running late?',
          fr: 'Que faire si j’ai un empêchement ou du retard ?',
          it: 'E se ho un impedimento o arrivo in ritardo?',
        },
        answer: {
          de: '{rule:cancellation} {rule:substitute} {rule:illness} Kommen Sie zu spät, rufen Sie uns bitte sofort an: Wir sagen Ihnen, ob Sie unterwegs noch zur Gruppe stossen können. Alles steht in den [Geschäftsbedingungen](/agb#absage).',
          en: '{rule:cancellation} {rule:substitute} {rule:illness} If you’re running late, please call us straight away: we’ll tell you whether you can still join the group on the way. It’s all in the [terms and conditions](/agb#absage).',
          fr: '{rule:cancellation} {rule:substitute} {rule:illness} Si vous avez du retard, appelez-nous tout de suite : nous vous dirons si vous pouvez encore rejoindre le groupe en chemin. Tout figure dans les [conditions générales](/agb#absage).',
          it: '{rule:cancellation} {rule:substitute} {rule:illness} Se è in ritardo, ci telefoni subito: Le diciamo se può ancora raggiungere il gruppo lungo il percorso. Tutto è scritto nelle [condizioni generali](/agb#absage).',
        },
      },
    },
  },
})
