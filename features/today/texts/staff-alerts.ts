import { LABELS } from '#content/labels.ts'
import type { AlertCode } from '#kernel/alert-code.ts'
import type { RetentionKind } from '#features/privacy/content/retention.ts'
import { type Text, texts } from '#i18n/texts.ts'

/** Alerts for staff and, in German, by mail to the owner. */
export default texts({
  title: { de: 'Störungen', en: 'Problems', fr: 'Incidents', it: 'Problemi' },
  since: { de: 'Seit {moment}', en: 'Since {moment}', fr: 'Depuis le {moment}', it: 'Dal {moment}' },
  approve: {
    de: 'Löschen freigeben',
    en: 'Allow deletion',
    fr: 'Autoriser la suppression',
    it: 'Autorizzare la cancellazione',
  },
  approveTitle: {
    de: 'Löschen freigeben?',
    en: 'Allow deletion?',
    fr: 'Autoriser la suppression\u202f?',
    it: 'Autorizzare la cancellazione?',
  },
  approveText: {
    de: 'Beim nächsten Lauf, innert einer Stunde, werden diese Datensätze endgültig gelöscht: {counts}.',
    en: 'In the next run, within an hour, these records are deleted for good: {counts}.',
    fr: 'Au prochain passage, dans l’heure, ces enregistrements seront supprimés définitivement\u202f: {counts}.',
    it: 'Alla prossima esecuzione, entro un’ora, questi dati saranno cancellati definitivamente: {counts}.',
  },
  approved: {
    de: 'Das Löschen ist freigegeben.',
    en: 'Deletion is allowed.',
    fr: 'La suppression est autorisée.',
    it: 'La cancellazione è autorizzata.',
  },
  confirm: LABELS.confirmTheDate,
  confirmTitle: {
    de: 'Ist heute der {day}?',
    en: 'Is today {day}?',
    fr: 'Sommes-nous le {day}\u202f?',
    it: 'Oggi è il {day}?',
  },
  confirmText: {
    de: 'Nach der Bestätigung löscht der Server wieder alles, was nach diesem Datum zu alt ist.',
    en: 'Once confirmed, the server deletes again whatever is too old by this date.',
    fr: 'Après la confirmation, le serveur supprime de nouveau tout ce qui est trop ancien à cette date.',
    it: 'Dopo la conferma il server torna a cancellare tutto ciò che a questa data è troppo vecchio.',
  },
  confirmed: {
    de: 'Das Datum ist bestätigt.',
    en: 'The date is confirmed.',
    fr: 'La date est confirmée.',
    it: 'La data è confermata.',
  },
  dismiss: { de: 'Erledigt', en: 'Done', fr: 'C’est réglé', it: 'Risolto' },
  dismissed: {
    de: 'Die Störung ist abgehakt.',
    en: 'The problem is marked as done.',
    fr: 'L’incident est classé.',
    it: 'Il problema è segnato come risolto.',
  },
  /** Only for the owner's mail, in German. */
  mail: {
    subject: {
      de: 'Störung: {title}',
      en: 'Problem: {title}',
      fr: 'Incident\u202f: {title}',
      it: 'Problema: {title}',
    },
    resolved: {
      de: 'Inzwischen ist die Störung behoben.',
      en: 'The problem has been solved in the meantime.',
      fr: 'L’incident a été résolu entre-temps.',
      it: 'Nel frattempo il problema è stato risolto.',
    },
    button: {
      de: 'Zur Verwaltung',
      en: 'To the back office',
      fr: 'Ouvrir la gestion',
      it: 'Aprire la gestione',
    },
  },
  kinds: {
    participants: {
      de: 'Angaben zu Teilnehmenden',
      en: 'participants’ details',
      fr: 'données de participants',
      it: 'dati dei partecipanti',
    },
    waitingList: { de: 'Warteliste', en: 'waiting list', fr: 'liste d’attente', it: 'lista d’attesa' },
    bookings: { de: 'Buchungen', en: 'bookings', fr: 'réservations', it: 'prenotazioni' },
    vouchers: { de: 'Gutscheine', en: 'vouchers', fr: 'bons', it: 'buoni' },
    orders: { de: 'Bestellungen', en: 'orders', fr: 'commandes', it: 'ordini' },
    requests: { de: 'Anfragen', en: 'requests', fr: 'demandes', it: 'richieste' },
    giftAddresses: {
      de: 'Adressen von Beschenkten',
      en: 'addresses of gift recipients',
      fr: 'adresses de personnes à qui un bon a été offert',
      it: 'indirizzi di chi ha ricevuto un buono',
    },
    mails: { de: 'E-Mails', en: 'e-mails', fr: 'e-mails', it: 'e-mail' },
    newsletter: {
      de: 'Newsletter-Adressen',
      en: 'newsletter addresses',
      fr: 'adresses de la newsletter',
      it: 'indirizzi della newsletter',
    },
    newsletterUnconfirmed: {
      de: 'unbestätigte Newsletter-Anmeldungen',
      en: 'unconfirmed newsletter sign-ups',
      fr: 'inscriptions à la newsletter non confirmées',
      it: 'iscrizioni alla newsletter non confermate',
    },
    privacyLinks: {
      de: 'Links zu eigenen Daten',
      en: 'links to own data',
      fr: 'liens vers les données personnelles',
      it: 'link ai propri dati',
    },
    privacyRequests: {
      de: 'Datenschutz-Anfragen',
      en: 'privacy requests',
      fr: 'demandes de protection des données',
      it: 'richieste sulla protezione dei dati',
    },
    accounts: { de: 'Konten', en: 'accounts', fr: 'comptes', it: 'account' },
    audit: {
      de: 'Protokoll der Verwaltung',
      en: 'back office log',
      fr: 'journal de la gestion',
      it: 'registro della gestione',
    },
    security: {
      de: 'Abgelehnte Anmeldungen und Zugriffe',
      en: 'refused sign-ins and access',
      fr: 'connexions et accès refusés',
      it: 'accessi rifiutati',
    },
    backups: { de: 'Sicherungen', en: 'backups', fr: 'sauvegardes', it: 'backup' },
  } satisfies Record<Exclude<RetentionKind, 'logs'>, Text>,
  /** `text`: meaning and details; placeholders come from the detail of the alert. */
  codes: {
    retention_stopped: {
      title: {
        de: 'Das Löschen alter Daten ist angehalten',
        en: 'The deletion of old data is on hold',
        fr: 'La suppression des anciennes données est suspendue',
        it: 'La cancellazione dei vecchi dati è sospesa',
      },
      text: {
        de: 'Auf einmal wären ungewöhnlich viele Datensätze zu löschen: {counts}. Gelöscht ist davon nichts.',
        en: 'An unusual number of records would have to be deleted at once: {counts}. None of them has been deleted.',
        fr: 'Un nombre inhabituel d’enregistrements serait à supprimer d’un coup\u202f: {counts}. Aucun n’a été supprimé.',
        it: 'Sarebbero da cancellare in una volta insolitamente molti dati: {counts}. Nulla di tutto ciò è stato cancellato.',
      },
      remedy: {
        de: 'Prüfen Sie, ob Datum und Aufbewahrungsfristen stimmen. Wenn ja, geben Sie das Löschen hier frei. Machen Sie vorher eine Sicherung mit «npm run backup».',
        en: 'Check that the date and the retention periods are right. If they are, allow the deletion here. Make a backup first with “npm run backup”.',
        fr: 'Vérifiez la date et les durées de conservation. Si elles sont justes, autorisez ici la suppression. Faites d’abord une sauvegarde avec «\u202fnpm run backup\u202f».',
        it: 'Verifichi la data e i termini di conservazione. Se sono giusti, autorizzi qui la cancellazione. Prima faccia un backup con «npm run backup».',
      },
    },
    clock_jumped: {
      title: {
        de: 'Die Uhr des Servers ist gesprungen',
        en: 'The server’s clock has jumped',
        fr: 'L’horloge du serveur a fait un saut',
        it: 'L’orologio del server ha fatto un salto',
      },
      text: {
        de: 'Der Server glaubt, es sei der {day}; zuletzt war es der {last}. Bis das geklärt ist, wird nichts gelöscht.',
        en: 'The server believes that today is {day}; the last date it saw was {last}. Until this is settled, nothing is deleted.',
        fr: 'Le serveur croit que nous sommes le {day}\u202f; la dernière date connue est le {last}. En attendant, rien n’est supprimé.',
        it: 'Il server crede che oggi sia il {day}; l’ultima data nota è il {last}. Finché non è chiarito, non si cancella nulla.',
      },
      remedy: {
        de: 'Stellen Sie die Uhr des Servers richtig; dann geht es von selbst weiter. Stimmt das Datum, weil der Server lange stand oder eine alte Sicherung eingespielt ist, bestätigen Sie es hier.',
        en: 'Set the server’s clock right; deletion then goes on by itself. If the date is right because the server was off for a long time or an old backup was restored, confirm it here.',
        fr: 'Réglez l’horloge du serveur\u202f; la suppression reprend alors d’elle-même. Si la date est juste, parce que le serveur est resté longtemps arrêté ou qu’une ancienne sauvegarde a été restaurée, confirmez-la ici.',
        it: 'Regoli l’orologio del server; poi tutto riprende da sé. Se la data è giusta, perché il server è rimasto fermo a lungo o è stato ripristinato un vecchio backup, la confermi qui.',
      },
    },
    key_replaced: {
      title: {
        de: 'Der Schlüssel der Anwendung wurde ersetzt',
        en: 'The application’s key was replaced',
        fr: 'La clé de l’application a été remplacée',
        it: 'La chiave dell’applicazione è stata sostituita',
      },
      text: {
        de: 'Codes von Gutscheinen, die früher verkauft wurden, gelten weiter, können aber nicht mehr gedruckt oder gesendet werden. Links in alten E-Mails führen weiter zum Ziel.',
        en: 'Codes of vouchers sold earlier are still valid, but can no longer be printed or sent. Links in old e-mails still work.',
        fr: 'Les codes des bons vendus auparavant restent valables, mais ne peuvent plus être imprimés ni envoyés. Les liens des anciens e-mails fonctionnent toujours.',
        it: 'I codici dei buoni venduti prima restano validi, ma non possono più essere stampati né inviati. I link delle vecchie e-mail funzionano ancora.',
      },
      remedy: {
        de: 'Haben Sie den früheren Schlüssel noch, stellen Sie ihn wieder her (APP_SECRET oder DATA_DIR/secrets/app.key) und starten Sie neu.',
        en: 'If you still have the earlier key, put it back (APP_SECRET or DATA_DIR/secrets/app.key) and restart.',
        fr: 'Si vous avez encore l’ancienne clé, remettez-la (APP_SECRET ou DATA_DIR/secrets/app.key) et redémarrez.',
        it: 'Se ha ancora la chiave precedente, la ripristini (APP_SECRET o DATA_DIR/secrets/app.key) e riavvii.',
      },
    },
    disk_full: {
      title: {
        de: 'Der Speicherplatz ist voll',
        en: 'There’s no storage space left',
        fr: 'Il n’y a plus d’espace de stockage',
        it: 'Lo spazio di archiviazione è esaurito',
      },
      text: {
        de: 'Bestellungen, Buchungen und Nachrichten können im Moment nicht gespeichert werden; wer etwas sendet, wird gebeten, es später nochmals zu versuchen. Was bestätigt ist, ist gespeichert.',
        en: 'Orders, bookings and messages can’t be saved at the moment; anyone who sends something is asked to try again later. What was confirmed is saved.',
        fr: 'Les commandes, les réservations et les messages ne peuvent pas être enregistrés pour le moment\u202f; les personnes sont priées de réessayer plus tard. Ce qui a été confirmé est enregistré.',
        it: 'Al momento ordini, prenotazioni e messaggi non possono essere salvati; chi invia qualcosa è pregato di riprovare più tardi. Ciò che è stato confermato è salvato.',
      },
      remedy: {
        de: 'Schaffen Sie Platz auf dem Server oder in der Datenbank. Dann geht es von selbst weiter.',
        en: 'Make room on the server or in the database. Everything then goes on by itself.',
        fr: 'Libérez de la place sur le serveur ou dans la base de données. Tout reprend ensuite de lui-même.',
        it: 'Liberi spazio sul server o nella banca dati. Poi tutto riprende da sé.',
      },
    },
    attachment_missing: {
      title: {
        de: 'Eine gespeicherte Datei fehlt',
        en: 'A stored file is missing',
        fr: 'Un fichier enregistré manque',
        it: 'Manca un file salvato',
      },
      text: {
        de: 'Zur Anfrage {number} fehlt mindestens eine Datei. Die Mitteilung an Sie ging ohne sie hinaus und nennt ihren Namen.',
        en: 'At least one file of request {number} is missing. The notice to you went out without it and gives its name.',
        fr: 'Il manque au moins un fichier de la demande {number}. L’avis vous a été envoyé sans lui et donne son nom.',
        it: 'Manca almeno un file della richiesta {number}. L’avviso a Lei è partito senza di esso e ne indica il nome.',
      },
      remedy: {
        de: 'Holen Sie die Datei aus einer Sicherung zurück, oder bitten Sie die Person, sie nochmals zu senden. Prüfen Sie, ob DATA_DIR/objects vollständig ist.',
        en: 'Get the file back from a backup, or ask the person to send it again. Check that DATA_DIR/objects is complete.',
        fr: 'Récupérez le fichier dans une sauvegarde, ou demandez à la personne de le renvoyer. Vérifiez que DATA_DIR/objects est complet.',
        it: 'Recuperi il file da un backup, o chieda alla persona di inviarlo di nuovo. Verifichi che DATA_DIR/objects sia completo.',
      },
    },
    storage_moved: {
      title: {
        de: 'Die Dateien liegen an einem anderen Ort',
        en: 'The files are in a different place',
        fr: 'Les fichiers se trouvent à un autre endroit',
        it: 'I file si trovano in un altro posto',
      },
      text: {
        de: 'Die Datenbank kennt {files} Dateien; {missing} davon sind am jetzigen Ort nicht zu finden.',
        en: 'The database knows {files} files; {missing} of them can’t be found in the current place.',
        fr: 'La base de données connaît {files} fichiers\u202f; {missing} d’entre eux sont introuvables à l’endroit actuel.',
        it: 'La banca dati conosce {files} file; {missing} di essi non si trovano nel posto attuale.',
      },
      remedy: {
        de: 'Kopieren Sie den früheren Ordner DATA_DIR/objects hierher oder in den S3-Speicher, und starten Sie neu.',
        en: 'Copy the earlier folder DATA_DIR/objects here or to the S3 storage, and restart.',
        fr: 'Copiez l’ancien dossier DATA_DIR/objects ici ou dans le stockage S3, puis redémarrez.',
        it: 'Copi qui o nello spazio S3 la cartella precedente DATA_DIR/objects e riavvii.',
      },
    },
    second_server_refused: {
      title: {
        de: 'Ein zweiter Server wollte starten',
        en: 'A second server tried to start',
        fr: 'Un deuxième serveur a voulu démarrer',
        it: 'Un secondo server ha cercato di avviarsi',
      },
      text: {
        de: 'Er benutzt dieselbe Datenbank, aber einen eigenen Ordner für Dateien. Er wurde abgewiesen, damit keine Datei verloren geht.',
        en: 'It uses the same database, but a file folder of its own. It was turned away so that no file is lost.',
        fr: 'Il utilise la même base de données, mais son propre dossier de fichiers. Il a été refusé pour qu’aucun fichier ne se perde.',
        it: 'Usa la stessa banca dati, ma una propria cartella per i file. È stato respinto affinché nessun file vada perso.',
      },
      remedy: {
        de: 'Geben Sie beiden Servern denselben Ordner DATA_DIR (gemeinsames Dateisystem) oder denselben S3-Speicher, oder starten Sie nur einen.',
        en: 'Give both servers the same DATA_DIR folder (a shared file system) or the same S3 storage, or start only one.',
        fr: 'Donnez aux deux serveurs le même dossier DATA_DIR (système de fichiers partagé) ou le même stockage S3, ou n’en démarrez qu’un.',
        it: 'Dia a entrambi i server la stessa cartella DATA_DIR (file system condiviso) o lo stesso spazio S3, oppure ne avvii uno solo.',
      },
    },
    untrusted_proxy: {
      title: {
        de: 'Vor dem Server steht ein Proxy, den er nicht kennt',
        en: 'There’s a proxy in front of the server that it doesn’t know',
        fr: 'Un proxy inconnu se trouve devant le serveur',
        it: 'Davanti al server c’è un proxy che non conosce',
      },
      text: {
        de: 'Alle Besucher scheinen von derselben Adresse zu kommen. Grenzen gegen Missbrauch treffen so alle gemeinsam.',
        en: 'All visitors seem to come from the same address. Limits against abuse then hit all of them together.',
        fr: 'Toutes les visites semblent venir de la même adresse. Les limites contre les abus les touchent donc toutes ensemble.',
        it: 'Tutte le visite sembrano provenire dallo stesso indirizzo. I limiti contro gli abusi le colpiscono quindi tutte insieme.',
      },
      remedy: {
        de: 'Setzen Sie TRUST_PROXY auf die Adresse des Proxys oder die Anzahl der Proxys, und starten Sie neu.',
        en: 'Set TRUST_PROXY to the address of the proxy or the number of proxies, and restart.',
        fr: 'Indiquez dans TRUST_PROXY l’adresse du proxy ou le nombre de proxys, puis redémarrez.',
        it: 'Imposti TRUST_PROXY con l’indirizzo del proxy o il numero di proxy e riavvii.',
      },
    },
    used_voucher_voided: {
      title: {
        de: 'Ein Gutschein ist ungültig, der schon eingelöst war',
        en: 'A voucher that had been redeemed is void',
        fr: 'Un bon déjà utilisé n’est plus valable',
        it: 'Un buono già usato non è più valido',
      },
      text: {
        de: 'Das Geld für einen Gutschein ist ohne Ihr Zutun zurückgegangen (Rückerstattung beim Zahlungsanbieter oder Anfechtung). Eingelöst war er für: {names} (Buchungen, Bestellungen im Shop, Rechnungen, Schalter). Das gilt weiter; der Anteil des Gutscheins fehlt Ihnen.',
        en: 'The money for a voucher went back without any action of yours (a refund made at the payment provider, or a dispute). It was redeemed for: {names} (bookings, shop orders, invoices, desk). That still stands; the voucher’s share is missing.',
        fr: 'L’argent d’un bon est reparti sans intervention de votre part (remboursement chez le prestataire de paiement ou contestation). Il avait servi à payer : {names} (réservations, commandes de la boutique, factures, guichet). Cela reste valable, mais la part du bon manque.',
        it: 'Il denaro di un buono è stato rimborsato senza un Suo intervento (rimborso presso il fornitore di pagamenti o contestazione). Era stato usato per: {names} (prenotazioni, ordini dello shop, fatture, sportello). Ciò resta valido, ma manca la parte del buono.',
      },
      remedy: {
        de: 'Suchen Sie es in der Verwaltung und entscheiden Sie: den Betrag neu verrechnen oder stornieren.',
        en: 'Find it in the back office and decide: charge the amount again, or cancel.',
        fr: 'Cherchez-les dans la gestion et décidez : facturer de nouveau le montant, ou annuler.',
        it: 'Cerchi la voce nella gestione e decida: riaddebitare l’importo oppure annullare.',
      },
    },
    refund_failed: {
      title: {
        de: 'Eine Rückerstattung ist nicht angekommen',
        en: 'A refund did not arrive',
        fr: 'Un remboursement n’est pas arrivé',
        it: 'Un rimborso non è arrivato',
      },
      text: {
        de: 'Zu {names} kam eine Rückerstattung vom Zahlungsanbieter zurück. Das Geld ist wieder bei Ihnen; die Rechnung zählt es als bezahlt.',
        en: 'A refund of {names} came back from the payment provider. The money is yours again; the invoice counts it as paid.',
        fr: 'Un remboursement concernant {names} est revenu du prestataire de paiement. L’argent est de nouveau chez vous\u202f; la facture le compte comme payé.',
        it: 'Un rimborso relativo a {names} è tornato dal fornitore di pagamenti. Il denaro è di nuovo presso di Lei; la fattura lo conta come pagato.',
      },
      remedy: {
        de: 'Öffnen Sie die Rechnung unter «Rechnungen». Steht der Betrag der Kundschaft noch zu, zahlen Sie ihn auf anderem Weg zurück, und tragen Sie das dort ein.',
        en: 'Open the invoice under “Invoices”. If the amount is still due to the customer, pay it back in another way and record that there.',
        fr: 'Ouvrez la facture sous «\u202fFactures\u202f». Si le montant est encore dû, remboursez-le d’une autre manière et notez-le à cet endroit.',
        it: 'Apra la fattura sotto «Fatture». Se l’importo è ancora dovuto, lo rimborsi in un altro modo e lo registri lì.',
      },
    },
    invoice_disputed: {
      title: {
        de: 'Eine Kartenzahlung ist bei der Bank strittig',
        en: 'A card payment is disputed at the bank',
        fr: 'Un paiement par carte est contesté auprès de la banque',
        it: 'Un pagamento con carta è contestato presso la banca',
      },
      text: {
        de: 'Die Bank der Kundschaft fragt nach einer Zahlung oder hat sie angefochten: {names}. Bis zu ihrem Entscheid lässt sich von diesem Geld nichts zurückzahlen, und zu diesen Rechnungen geht keine Erinnerung von selbst.',
        en: 'The customer’s bank asks about a payment, or disputes it: {names}. Until it has decided, nothing of this money can be paid back, and no reminder of these invoices goes by itself.',
        fr: 'La banque de la cliente ou du client demande des précisions sur un paiement, ou le conteste\u202f: {names}. Tant qu’elle n’a pas décidé, rien de cet argent ne peut être remboursé, et aucun rappel de ces factures ne part de lui-même.',
        it: 'La banca della clientela chiede informazioni su un pagamento, o lo contesta: {names}. Finché non ha deciso, nulla di questo denaro si può rimborsare, e nessun sollecito di queste fatture parte da solo.',
      },
      remedy: {
        de: 'Antworten Sie beim Zahlungsanbieter: Dort stehen der Grund und die Frist.',
        en: 'Answer at the payment provider: it names the reason and the deadline.',
        fr: 'Répondez chez le prestataire de paiement\u202f: le motif et le délai y figurent.',
        it: 'Risponda presso il fornitore di pagamenti: lì trova il motivo e il termine.',
      },
    },
    invoice_dispute_closed: {
      title: {
        de: 'Die Bank hat über eine strittige Zahlung entschieden',
        en: 'The bank has decided about a disputed payment',
        fr: 'La banque a décidé au sujet d’un paiement contesté',
        it: 'La banca ha deciso su un pagamento contestato',
      },
      text: {
        de: 'Es geht um {names}. Hat die Bank das Geld zurückgeholt, ist der Betrag auf der Rechnung wieder offen; sonst gilt er als bezahlt.',
        en: 'This is about {names}. If the bank took the money back, the amount is open again on the invoice; otherwise it counts as paid.',
        fr: 'Il s’agit de {names}. Si la banque a repris l’argent, le montant est de nouveau ouvert sur la facture\u202f; sinon, il compte comme payé.',
        it: 'Si tratta di {names}. Se la banca ha ripreso il denaro, l’importo è di nuovo aperto sulla fattura; altrimenti vale come pagato.',
      },
      remedy: {
        de: 'Öffnen Sie die Rechnung unter «Rechnungen»: Im Verlauf steht der Entscheid. Was Sie jetzt zurückzahlen müssen, steht bei «Heute».',
        en: 'Open the invoice under “Invoices”: its history has the decision. What you have to pay back now is under “Today”.',
        fr: 'Ouvrez la facture sous «\u202fFactures\u202f»\u202f: la décision figure dans l’historique. Ce que vous devez rembourser maintenant figure sous «\u202fAujourd’hui\u202f».',
        it: 'Apra la fattura sotto «Fatture»: la decisione è nella cronologia. Ciò che ora deve rimborsare è sotto «Oggi».',
      },
    },
    paid_back_twice: {
      title: {
        de: 'Geld ist zweimal zurückgegangen',
        en: 'Money went back twice',
        fr: 'De l’argent a été rendu deux fois',
        it: 'Del denaro è stato restituito due volte',
      },
      text: {
        de: 'Sie hatten das Geld schon von Hand oder als Gutschein zurückgegeben; danach ging auch die Zahlung selbst zurück, durch die Bank, den Zahlungsanbieter oder weil sie zurückgenommen wurde: {names}. Diesen Betrag verlangt keine Rechnung.',
        en: 'You had already given the money back by hand or as a voucher; afterwards the payment itself went back too, through the bank, the payment provider or because it was undone: {names}. No invoice asks for this amount.',
        fr: 'Vous aviez déjà rendu cet argent à la main ou sous forme de bon\u202f; ensuite, le paiement lui-même est reparti, par la banque, par le prestataire de paiement ou parce qu’il a été annulé\u202f: {names}. Aucune facture ne réclame ce montant.',
        it: 'Lei aveva già restituito il denaro a mano o come buono; poi è tornato indietro anche il pagamento stesso, tramite la banca, il fornitore di pagamenti o perché è stato annullato: {names}. Nessuna fattura chiede questo importo.',
      },
      remedy: {
        de: 'Verlangen Sie ihn von der Kundschaft zurück, oder berichtigen Sie, was falsch eingetragen ist.',
        en: 'Claim it back from the customer, or correct what was entered wrongly.',
        fr: 'Réclamez-le à la cliente ou au client, ou corrigez ce qui a été mal saisi.',
        it: 'Lo richieda alla clientela, oppure corregga ciò che è stato registrato male.',
      },
    },
    paid_for_nothing: {
      title: {
        de: 'Geld ist gekommen, zu dem es nichts mehr gibt',
        en: 'Money came for something that no longer exists',
        fr: 'De l’argent est arrivé pour quelque chose qui n’existe plus',
        it: 'È arrivato denaro per qualcosa che non esiste più',
      },
      text: {
        de: 'Jemand hat online bezahlt, aber die Bestellung, die Buchung oder die Rechnung dazu ist gelöscht: {names}. Der Betrag steht nur beim Zahlungsanbieter.',
        en: 'Somebody paid online, but the order, booking or invoice is deleted: {names}. The amount is known to the payment provider alone.',
        fr: 'Quelqu’un a payé en ligne, mais la commande, la réservation ou la facture est effacée\u202f: {names}. Le montant ne figure que chez le prestataire de paiement.',
        it: 'Qualcuno ha pagato online, ma l’ordine, la prenotazione o la fattura è stata cancellata: {names}. L’importo figura soltanto presso il fornitore di pagamenti.',
      },
      remedy: {
        de: 'Suchen Sie die Zahlung beim Zahlungsanbieter mit ihrer Nummer: Dort steht, von wem sie ist. Zahlen Sie sie dort zurück, oder erfassen Sie neu, was bezahlt ist.',
        en: 'Look the payment up at the payment provider by its number, which shows who paid. Refund it there, or enter anew what it pays for.',
        fr: 'Cherchez le paiement chez le prestataire par son numéro\u202f: vous y verrez de qui il vient. Remboursez-le là-bas, ou saisissez à nouveau ce qu’il paie.',
        it: 'Cerchi il pagamento presso il fornitore con il suo numero: lì vede da chi proviene. Lo rimborsi da lì, oppure registri di nuovo ciò che paga.',
      },
    },
    mail_not_made: {
      title: {
        de: 'Eine E-Mail liess sich nicht erstellen',
        en: 'An e-mail could not be made',
        fr: 'Un e-mail n’a pas pu être créé',
        it: 'Non è stato possibile creare un’e-mail',
      },
      text: {
        de: 'Ihr Text oder eine ihrer Beilagen konnte nicht erstellt werden; sie ist nicht gesendet. Sie steht bei «Heute» und unter «E-Mails».',
        en: 'Its text or one of its files could not be made; it has not been sent. It is listed under “Today” and under “E-mails”.',
        fr: 'Son texte ou l’une de ses pièces jointes n’a pas pu être créé\u202f; il n’est pas parti. Il figure sous «\u202fAujourd’hui\u202f» et sous «\u202fE-mails\u202f».',
        it: 'Non è stato possibile crearne il testo o un allegato; non è stata inviata. Figura sotto «Oggi» e sotto «E-mail».',
      },
      remedy: {
        de: 'Sagen Sie der Person auf anderem Weg Bescheid, und melden Sie den Fehler der Technik; unter «E-Mails» steht der Grund. Nach der Behebung senden Sie die E-Mail dort erneut.',
        en: 'Tell the person in another way, and report the fault to your technician; “E-mails” states the reason. Once it is mended, send the e-mail again from there.',
        fr: 'Prévenez la personne d’une autre manière et signalez l’erreur à la personne chargée de la technique\u202f; la raison figure sous «\u202fE-mails\u202f». Une fois l’erreur corrigée, renvoyez l’e-mail depuis cette page.',
        it: 'Avvisi la persona in un altro modo e segnali l’errore a chi si occupa della tecnica; il motivo figura sotto «E-mail». Quando l’errore è corretto, invii di nuovo l’e-mail da lì.',
      },
    },
  } satisfies Record<AlertCode, Record<'title' | 'text' | 'remedy', Text>>,
  /** Names of audit rows, by the filter of Sicherheit that shows them. */
  audit: {
    daily_work: {
      alert_dismissed: {
        de: 'Hinweis erledigt',
        en: 'Notice dismissed',
        fr: 'Avertissement classé',
        it: 'Avviso archiviato',
      },
      deletion_approved: {
        de: 'Löschung freigegeben',
        en: 'Deletion approved',
        fr: 'Suppression approuvée',
        it: 'Cancellazione approvata',
      },
      clock_confirmed: {
        de: 'Uhrzeit des Servers bestätigt',
        en: 'Server clock confirmed',
        fr: 'Heure du serveur confirmée',
        it: 'Ora del server confermata',
      },
    },
  },
})
