/** {from}, {to}: people of the course. */
const de = {
  own: {
    aufbruch: {
      items: {
        fitness: {
          question: 'Wie fit muss ich sein?',
          answer:
            'Eine besondere Kondition braucht es nicht. Der Weg ist kurz, auf den ganzen Tag verteilt und entspricht T1, dem leichtesten Grad der SAC-Wanderskala. Als Faustregel gilt: Wer zwei Stunden am Stück spazieren kann, ist fit genug. Vorkenntnisse braucht es keine.',
        },
        toilette: {
          question: 'Gibt es unterwegs eine Toilette?',
          answer:
            'Rechnen Sie nicht damit. Gehen Sie am besten bei der Anreise noch einmal; im Wald zeigt Ihnen die Kursleitung, wie man sich unbeobachtet und sauber behilft. Brauchen Sie regelmässig ein WC, schreiben Sie uns vor der Buchung.',
        },
        kinder: {
          question: 'Dürfen Kinder oder Hunde mitkommen?',
          answer:
            'Das Mindestalter ist 16 Jahre. Wer noch nicht 18 ist, braucht die schriftliche Zustimmung der gesetzlichen Vertretung. Ein Hund kommt nur mit, wenn wir es vorher mit Ihnen abgemacht haben: Wir arbeiten mit Feuer und Messern, und nicht alle in der Gruppe sind Hunde gewohnt.',
        },
        nachher: {
          question: 'Was kann ich nach dem Kurs?',
          answer:
            'Feuer machen ohne Feuerzeug, Wasser filtern und abkochen und auf der Karte zeigen, wo Sie stehen. Ihre Notizen nehmen Sie mit. Brauchen Sie eine Kursbestätigung, schreiben Sie es bei der Buchung.',
        },
      },
    },
    durchhaltevermoegen: {
      items: {
        fitness: {
          question: 'Wie fit muss ich sein?',
          answer:
            'Sie tragen Ihren Rucksack an beiden Tagen bergauf und bergab. T2 heisst auf der SAC-Wanderskala: durchgehender Bergweg, teilweise steil. Als Faustregel gilt: Wer zwei Stunden mit dem Rucksack bergauf gehen und dabei noch reden kann, ist fit genug. Aufbruch ist keine Voraussetzung, passt aber davor, wenn Sie noch nie Feuer gemacht haben.',
        },
        schlafen: {
          question: 'Wie schlafen wir, und gibt es eine Toilette?',
          answer:
            'Im eigenen Schlafsack, auf Matten und unter aufgespannten Planen, alle in einem Lager. Möchten Sie lieber für sich liegen, sagen Sie es uns vorher: Dann ist eine Plane mehr dabei. Sagt der Wetterbericht weniger als 0\u00a0°C voraus, schlafen wir unter einem festen Dach. Am Biwak gibt es kein WC; die Kursleitung zeigt, wie man sich sauber behilft.',
        },
        kinder: {
          question: 'Dürfen Kinder oder Hunde mitkommen?',
          answer:
            'Das Mindestalter ist 18 Jahre, wegen der Nacht und der langen Wege. Ein Hund kommt nur mit, wenn wir es vorher mit Ihnen abgemacht haben: Nicht alle in der Gruppe sind Hunde gewohnt, und nachts ist Wild unterwegs.',
        },
        nachher: {
          question: 'Was kann ich nach dem Kurs?',
          answer:
            'Ein Lager bauen, in dem Sie trocken und warm bleiben, Ihre Kräfte über zwei Tage einteilen und merken, wann Sie für einen Entscheid zu müde sind. Brauchen Sie eine Kursbestätigung, schreiben Sie es bei der Buchung.',
        },
      },
    },
    'klarer-kompass': {
      items: {
        fitness: {
          question: 'Wie fit und wie erfahren muss ich sein?',
          answer:
            'Sie gehen an drei Tagen lange Etappen mit Gepäck, auf Bergwegen und weglosen Stücken. T3 heisst auf der SAC-Wanderskala: anspruchsvolles Bergwandern, für das es Trittsicherheit braucht. Als Faustregel gilt: Wer an zwei Tagen nacheinander fünf Stunden mit vollem Rucksack gehen kann, auch bergauf, ist fit genug. Dazu braucht es Stufe 2 oder eigene Nächte im Freien.',
        },
        schlafen: {
          question: 'Wie schlafen wir, und gibt es eine Toilette?',
          answer:
            'Zwei Nächte im Lager, das die Gruppe selber baut: im eigenen Schlafsack auf der eigenen Matte, unter Planen, die wir mitbringen. Möchten Sie lieber für sich liegen, sagen Sie es uns vorher: Dann ist eine Plane mehr dabei. Sagt der Wetterbericht weniger als 0\u00a0°C voraus, schlafen wir unter einem festen Dach. Am Lager gibt es kein WC; die Kursleitung zeigt, wie man sich sauber behilft.',
        },
        kinder: {
          question: 'Dürfen Kinder oder Hunde mitkommen?',
          answer:
            'Das Mindestalter ist 18 Jahre, und alle brauchen Erfahrung im Gelände. Ein Hund kommt nur mit, wenn wir es vorher mit Ihnen abgemacht haben: Weglose Stücke und zwei Nächte im Freien sind nicht für jedes Tier.',
        },
        nachher: {
          question: 'Was nehme ich für die Arbeit mit?',
          answer:
            'Sie haben mindestens zwei Etappen geführt und zu jeder eine Rückmeldung erhalten. Am Schluss schreiben Sie auf, was Sie am Montag anders machen. Brauchen Sie eine Kursbestätigung, schreiben Sie es bei der Buchung.',
        },
      },
    },
  },
  shared: {
    items: {
      allein: {
        question: 'Kann ich allein kommen, auch ohne Deutsch?',
        answer:
          'Allein: ja. Sie buchen einen einzelnen Platz in einer gemischten Gruppe von {from} bis {to} Personen. Der Kurs ist auf Deutsch, Fragen beantworten wir auch auf Englisch. Verstehen Sie kein Deutsch, schreiben Sie uns bitte vor der Buchung. Melden sich weniger als {from} Personen an, entscheiden wir spätestens {figure:decisionDays} Tage vorher, ob er stattfindet. {rule:calledOff}',
      },
      essen: {
        question: 'Gibt es vegetarisches Essen, und was ist mit Allergien?',
        answer:
          'Vegetarisch kochen wir auf Wunsch. Schreiben Sie bei der Buchung, was Sie nicht essen oder nicht vertragen; wo wir das draussen nicht einhalten können, sagen wir es Ihnen vor dem Kurs. Die Angabe ist freiwillig. {rule:healthData}',
      },
      regen: {
        question: 'Findet der Kurs bei Regen statt?',
        answer:
          '{rule:weather} Die Packliste auf dieser Seite rechnet mit Nässe, und Planen haben wir dabei.',
      },
      notfall: {
        question: 'Gibt es Handyempfang, und was geschieht bei einem Unfall?',
        answer:
          'Empfang gibt es nicht überall. Darum trägt die Kursleitung Telefon, Apotheke und ein Notfunkgerät, und zu jeder Route gehört ein Notfallplan. Sie nehmen mit Ihrer eigenen Unfall- und Haftpflichtversicherung teil. Fragen Sie dort nach, ob auch Suche und Rettung gedeckt sind.',
      },
      bezahlen: {
        question: 'Wie bezahle ich, und wie früh muss ich buchen?',
        answer:
          'Sie bezahlen bei der Buchung online auf einer gesicherten Seite, auch mit einem Gutschein. Unternehmen erhalten auf Wunsch eine Rechnung, zahlbar innert {figure:invoiceDays} Tagen. Buchen können Sie bis zum Beginn, solange Plätze frei sind. Ist der Kurs voll, gibt es eine Warteliste, die nichts kostet.',
      },
      absage: {
        question: 'Was gilt, wenn ich verhindert bin oder zu spät komme?',
        answer:
          '{rule:cancellation} {rule:substitute} {rule:illness} Kommen Sie zu spät, rufen Sie uns bitte sofort an: Wir sagen Ihnen, ob Sie unterwegs noch zur Gruppe stossen können. Alles steht in den [Geschäftsbedingungen](/agb#absage).',
      },
    },
  },
}

export default de
export type Messages = typeof de
