import type { LegalMessages } from '#features/messages/content/legal-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

/**
 * Swiss data protection act of 25 September 2020. Periods come from `features/privacy/content/retention.ts`, storage from
 * `features/privacy/content/device-storage.ts`.
 */
export default texts({
  meta: {
    title: {
      de: 'Datenschutz – Gratweg',
      en: 'Privacy – Gratweg',
      fr: 'Protection des données – Gratweg',
      it: 'Protezione dei dati – Gratweg',
    },
    description: {
      de: 'Welche Daten Gratweg bearbeitet, wozu und wie lange. Nur notwendige Cookies, keine für Werbung, keine Besucherverfolgung.',
      en: 'Which data Gratweg processes, what for and how long. Only necessary cookies, none for advertising, no tracking of visitors.',
      fr: 'Quelles données Gratweg traite, pourquoi et combien de temps. Cookies nécessaires seulement, aucun pour la publicité, aucun suivi des visites.',
      it: 'Quali dati tratta Gratweg, perché e per quanto tempo. Solo cookie necessari, nessuno per la pubblicità, nessun tracciamento.',
    },
  },
  title: {
    de: 'Daten\u00adschutz\u00aderklärung',
    en: 'Privacy statement',
    fr: 'Protection des données',
    it: 'Protezione dei dati',
  },
  body: {
    de: `Wir bearbeiten so wenige Daten wie möglich: was ein Kauf, eine Buchung oder eine Antwort braucht. Niemand verfolgt Sie auf dieser Website.

## Wer verantwortlich ist {#verantwortlich}

Verantwortlich ist die {company}, {street}, {city}, {email}, {phone}. Dorthin richten Sie Fragen und Begehren zum Datenschutz.

Es gilt das Schweizer Datenschutzgesetz (DSG). Soweit die Datenschutz-Grundverordnung der EU anwendbar ist, etwa für Bestellungen aus Liechtenstein, halten wir auch sie ein.

## Was wir bearbeiten, wozu und auf welcher Grundlage {#zwecke}

Die Daten geben Sie uns selber. Ein Feld, das wir für die Sache nicht brauchen, ist freiwillig und so bezeichnet.

## Was auf Ihrem Gerät liegt {#geraet}

Diese Website legt in Ihrem Browser nur ab, was sie zum Funktionieren braucht. Darum fragt sie nicht nach Cookies. Sie können alles jederzeit im Browser löschen.

- Es gibt keine Werbung, keine Besucherstatistik, keine sozialen Netzwerke und keine eingebetteten Inhalte von Dritten. Schriften und Zeichnungen kommen von unserem eigenen Server.
- Die Formulare sind durch ein Captcha geschützt (ALTCHA). Es läuft auf unserem Server: Ihr Browser löst eine Rechenaufgabe, sobald Sie ein Formular ausfüllen. Damit keine Lösung zweimal gilt, merken wir sie uns höchstens drei Stunden. Das Captcha fragt niemanden sonst und erkennt Sie nicht wieder.

## Was der Server aufschreibt {#protokolle}

Unsere Anwendung führt kein Protokoll über Besuche. Sie schreibt Störungen mit Zeit und Ursache auf, ohne IP-Adresse.

Damit niemand den Server überlastet und kein Programm die Formulare füllt, zählt unsere Anwendung Anfragen je IP-Adresse und je Netz, aus dem sie kommen: nur im Arbeitsspeicher, höchstens zwei Stunden.

Wo eine Grenze länger gelten muss oder eine Zustimmung zu belegen ist, speichert sie an Stelle der IP-Adresse einen Code, aus dem sich die Adresse nicht lesen lässt. Er bleibt rund einen Tag bei Anmeldungen, bei Links zu den eigenen Daten und bei kostenlosen Buchungen; bei abgelehnten Anmeldungen und Zugriffen 90 Tage; bei einer Bestellung, bis sie bezahlt ist, höchstens sechs Stunden; bei jeder anderen Buchung, bis sie bezahlt, von uns geprüft oder hinfällig ist; auf der Warteliste 30\u00a0Tage; beim Newsletter so lange wie der Nachweis der Zustimmung.

## Wer Daten von uns erhält {#empfaenger}

Wir verkaufen keine Daten. Weiter gehen sie nur an die, die uns bei der Sache helfen, und nur so weit wie nötig. Wer in unserem Auftrag arbeitet, ist vertraglich an unsere Weisungen gebunden.

- Hosting: der Betrieb, bei dem Website und Datenbank laufen.
- Hosting zurzeit: {hosting}.
- E-Mail: der Betrieb, der unsere Nachrichten verschickt und empfängt.
- E-Mail zurzeit: {mailService}.
- Zahlung: {stripe}. Auf dessen Seite geben Sie Ihre Zahlungsdaten ein, uns erreichen sie nie. {stripe} erhält Ihre Angaben zur Bestellung und bearbeitet sie auch in eigener Verantwortung: [Datenschutz von {stripe}](stripe).
- Zahlung: Der Shop läuft zurzeit mit der {testkasse}, einer Übung auf unserem eigenen Server. Es fliesst kein Geld, und kein Zahlungsdienst erhält Daten.
- Pakete: die Post oder ein anderer Versanddienst erhält Name und Lieferadresse.
- Buchhaltung: unsere Treuhandstelle sieht Rechnungen und Zahlungen.
- Buchhaltung zurzeit: {accounting}.
- Rettung, Ärztinnen und Ärzte, wenn Ihnen draussen etwas zustösst.
- Behörden und Gerichte, wenn das Gesetz uns dazu verpflichtet.

## Daten im Ausland {#ausland}

Wir bearbeiten Daten in der Schweiz. In ein anderes Land gelangen sie nur in diesen Fällen:

- {stripe} bearbeitet Zahlungen in Irland und in den USA. Für Irland anerkennt der Bundesrat den Datenschutz als angemessen; in den USA stützen wir uns auf das Swiss-U.S. Data Privacy Framework und auf Standardvertragsklauseln.
- Schreiben wir Ihnen eine E-Mail, so nimmt sie den Weg, den Ihr Mailanbieter vorgibt.
- Pakete nach Liechtenstein tragen Ihre Adresse.

## Wie lange wir Daten aufbewahren {#aufbewahrung}

Die Tabelle nennt die längste Zeit. Danach löschen oder anonymisieren wir die Daten. Länger bleiben sie nur, solange ein Streit hängig ist oder das Gesetz es verlangt.

## Sicherheit {#sicherheit}

Die Verbindung zu dieser Website ist verschlüsselt. Zugang haben nur die Personen, die ihn für ihre Arbeit brauchen. Passwörter und Zugangscodes speichern wir so, dass sie niemand lesen kann, auch wir nicht. Sollten Daten in falsche Hände geraten, melden wir es nach Gesetz und sagen es Ihnen, wenn es zu Ihrem Schutz nötig ist.

Angaben zu Gesundheit und Essen: {rule:healthData}

Wir erstellen keine Profile. Kein Entscheid, der für Sie rechtliche Folgen hat oder Sie erheblich beeinträchtigt, fällt allein durch ein Programm.

## Ihre Rechte {#rechte}

Sie können von uns verlangen:

- Auskunft, welche Daten wir über Sie bearbeiten (Art. 25 DSG),
- Herausgabe Ihrer Daten in einem gängigen Format oder Übertragung an jemand anderen (Art. 28),
- Berichtigung, wenn etwas nicht stimmt (Art. 32),
- Löschung, oder dass wir eine Bearbeitung unterlassen (Art. 30 und 32). Was wir von Gesetzes wegen aufbewahren, sperren wir bis zum Ablauf der Frist.
- Eine Einwilligung können Sie jederzeit widerrufen; was bis dahin geschah, bleibt rechtmässig. Vom Newsletter melden Sie sich mit dem Link in jeder Ausgabe ab.

## So üben Sie Ihre Rechte aus {#ausueben}

Am schnellsten geht es ohne uns: [Meine Daten](/datenschutz/meine-daten) schickt einen Link an Ihre Adresse. Damit sehen Sie, was gespeichert ist, laden es herunter oder löschen es.

Schreiben Sie an {email}, am besten von der Adresse aus, um die es geht, oder per Post an {company}, {street}, {city}. Haben wir Zweifel, wer schreibt, fragen wir nach, bevor wir etwas herausgeben. Wir antworten innert 30\u00a0Tagen, in der Regel kostenlos.

Sind Sie nicht zufrieden, wenden Sie sich an den [Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB)](edoeb), Feldeggweg 1, 3003\u00a0Bern; in Liechtenstein an die [Datenschutzstelle](datenschutzstelle).

## Änderungen {#aenderungen}

Ändert sich, was wir mit Daten tun, ändern wir diesen Text und das Datum oben. Massgebend ist die deutsche Fassung.`,
    en: `We process as little data as possible: what a purchase, a booking or an answer needs. Nobody tracks you on this website.

## Who is responsible {#verantwortlich}

The controller is {company}, {street}, {city}, {email}, {phone}. Please send questions and requests about data protection there.

The Swiss Federal Act on Data Protection (FADP) applies. Where the EU’s General Data Protection Regulation (GDPR) is applicable, for instance to orders from Liechtenstein, we observe it too.

## What we process, what for and on which basis {#zwecke}

The data comes from you. A field that we do not strictly need is optional and marked as such.

## What is kept on your device {#geraet}

This website keeps in your browser only what it needs to work. That is why it does not ask about cookies. You can delete everything in your browser at any time.

- There are no advertisements, no visitor statistics, no social networks and no embedded third-party content. Fonts and drawings come from our own server.
- The forms are protected by a captcha (ALTCHA). It runs on our server: your browser does a calculation as soon as you fill in a form. So that no solution counts twice, we remember it for three hours at most. The captcha asks nobody else and does not recognise you again.

## What the server records {#protokolle}

Our application keeps no log of visits. It records faults with time and cause, without an IP address.

So that nobody overloads the server and no bot floods the forms, it counts requests per IP address and per network it belongs to: in memory only, for two hours at most.

Where a limit has to hold for longer or a consent has to be proven, it stores a code in place of the IP address, from which the address cannot be read. The code is kept for about a day for sign-ins, for links to your own data and for bookings that are free of charge; for refused sign-ins and access, 90 days; for an order, until it has been paid, six hours at most; for any other booking, until it has been paid or checked by us, or has lapsed; for the waiting list, 30\u00a0days; for the newsletter, as long as the proof of consent.

## Who receives data from us {#empfaenger}

We do not sell data. We pass it on only to those who help us do what you have asked for, and only as far as needed. Anyone who works on our behalf is bound by contract to our instructions.

- Hosting: the business whose machines run our website and database.
- Hosting at present: {hosting}.
- E-mail: the business that sends and receives our messages.
- E-mail at present: {mailService}.
- Payment: {stripe}. You enter your payment details on its page; they never reach us. {stripe} receives the details of your order and also processes them on its own responsibility: [privacy at {stripe}](stripe).
- Payment: the shop runs with the {testkasse} at present, a practice till on our own server. No money changes hands, and no payment service receives data.
- Parcels: the post or another carrier receives name and delivery address.
- Accounts: our accountants see invoices and payments.
- Accounts at present: {accounting}.
- Rescue services and doctors, if something happens to you outdoors.
- Authorities and courts, where the law obliges us.

## Data abroad {#ausland}

We process data in Switzerland. It reaches another country only in these cases:

- {stripe} processes payments in Ireland and the USA. The Federal Council recognises data protection in Ireland as adequate; for the USA we rely on the Swiss-U.S. Data Privacy Framework and on standard contractual clauses.
- When we send you an e-mail, it takes whatever route your mail provider sets.
- Parcels to Liechtenstein carry your address.

## How long we keep data {#aufbewahrung}

The table gives the longest time. After that we delete or anonymise the data. It stays longer only while a dispute is pending or where the law requires it.

## Security {#sicherheit}

The connection to this website is encrypted. Only people who need access for their work have it. We store passwords and access codes in such a way that nobody can read them, not even us. Should data fall into the wrong hands, we report it as the law requires and tell you if your protection requires it.

Details of health and food: {rule:healthData}

We build no profiles. No decision that has legal consequences for you or affects you considerably is made by a computer alone.

## Your rights {#rechte}

You can ask us for:

- access: which data about you we process (art. 25 FADP),
- your data in a common format, or its transfer to someone else (art. 28),
- correction, if something is wrong (art. 32),
- deletion, or that we refrain from processing (art. 30 and 32). What the law makes us keep, we block until the period is over.
- You can withdraw consent at any time; what was done before then remains lawful. To unsubscribe from the newsletter, use the link in each issue.

## How to use your rights {#ausueben}

The quickest way is without us: [My data](/datenschutz/meine-daten) sends a link to your address. With it you can see what is stored, download it or delete it.

Write to {email}, ideally from the address in question, or by post to {company}, {street}, {city}. If we are not sure who is writing, we ask before we hand anything over. We answer within 30\u00a0days, as a rule free of charge.

If you are not satisfied, turn to the [Federal Data Protection and Information Commissioner (FDPIC)](edoeb), Feldeggweg 1, 3003\u00a0Bern; in Liechtenstein to the [Data Protection Authority](datenschutzstelle).

## Changes {#aenderungen}

If what we do with data changes, we change this text and the date above. The German version prevails.`,
    fr: `Nous traitons le moins de données possible\u202f: ce qu’exige un achat, une réservation ou une réponse. Personne ne vous suit sur ce site.

## Qui est responsable {#verantwortlich}

La responsable du traitement est {company}, {street}, {city}, {email}, {phone}. Adressez-lui vos questions et vos demandes.

La loi suisse sur la protection des données (LPD) s’applique. Si le règlement général de l’UE sur la protection des données (RGPD) est applicable, par exemple aux commandes du Liechtenstein, nous le respectons aussi.

## Ce que nous traitons, pourquoi et sur quelle base {#zwecke}

C’est vous qui nous donnez ces données. Un champ dont nous n’avons pas besoin est facultatif et signalé comme tel.

## Ce qui reste sur votre appareil {#geraet}

Ce site ne garde dans votre navigateur que ce qu’il lui faut pour fonctionner. C’est pourquoi vous ne voyez pas de bandeau sur les cookies. Vous pouvez tout effacer en tout temps dans le navigateur.

- Il n’y a ni publicité, ni statistique de visites, ni réseaux sociaux, ni contenus intégrés de tiers. Les polices et les dessins viennent de notre propre serveur.
- Les formulaires sont protégés par un captcha (ALTCHA). Il fonctionne sur notre serveur\u202f: votre navigateur résout un calcul dès que vous remplissez un formulaire. Pour qu’aucune solution ne serve deux fois, nous la gardons trois heures au plus. Le captcha n’interroge personne d’autre et ne vous reconnaît pas la fois suivante.

## Ce que note le serveur {#protokolle}

Notre application ne tient aucun journal des visites. Elle note les pannes avec l’heure et la cause, sans adresse IP.

Pour que personne ne surcharge le serveur et qu’aucun robot n’inonde les formulaires, elle compte les requêtes par adresse IP et par réseau auquel elle appartient\u202f: seulement en mémoire vive, deux heures au plus.

Là où une limite doit durer ou un consentement être prouvé, elle enregistre à la place de l’adresse IP un code qui ne permet pas de la lire. Ce code est gardé environ un jour pour les connexions, les liens vers ses propres données et les réservations gratuites\u202f; pour les connexions et accès refusés, 90 jours\u202f; pour une commande, jusqu’à son paiement, six heures au plus\u202f; pour toute autre réservation, jusqu’à ce qu’elle soit payée, vérifiée par nous ou échue\u202f; sur la liste d’attente, 30\u00a0jours\u202f; pour la newsletter, aussi longtemps que la preuve du consentement.

## Qui reçoit des données de notre part {#empfaenger}

Nous ne vendons aucune donnée. Nous n’en transmettons qu’aux personnes et aux entreprises qui nous aident, et seulement dans la mesure nécessaire. Celles qui travaillent pour notre compte sont liées par contrat à nos instructions.

- Hébergement\u202f: l’entreprise chez qui tournent le site et la base de données.
- Hébergement, actuellement\u202f: {hosting}.
- E-mail\u202f: l’entreprise qui envoie et reçoit nos messages.
- E-mail, actuellement\u202f: {mailService}.
- Paiement\u202f: {stripe}. Vous saisissez vos données de paiement sur sa page\u202f; elles ne nous parviennent jamais. {stripe} reçoit les indications de votre commande et les traite aussi sous sa propre responsabilité\u202f: [protection des données chez {stripe}](stripe).
- Paiement\u202f: la boutique fonctionne actuellement avec la {testkasse}, un exercice sur notre propre serveur. Il n’y a pas de mouvement d’argent, et aucun service de paiement ne reçoit de données.
- Colis\u202f: la poste ou un autre transporteur reçoit le nom et l’adresse de livraison.
- Comptabilité\u202f: notre fiduciaire voit les factures et les paiements.
- Comptabilité, actuellement\u202f: {accounting}.
- Les secours et les médecins, s’il vous arrive quelque chose dehors.
- Les autorités et les tribunaux, quand la loi nous y oblige.

## Données à l’étranger {#ausland}

Nous traitons les données en Suisse. Elles ne parviennent dans un autre pays que dans ces cas\u202f:

- {stripe} traite les paiements en Irlande et aux États-Unis. Le Conseil fédéral reconnaît la protection des données en Irlande comme adéquate\u202f; pour les États-Unis, nous nous appuyons sur le Swiss-U.S. Data Privacy Framework et sur des clauses contractuelles types.
- Si nous vous écrivons un e-mail, il prend le chemin que lui donne votre fournisseur de messagerie.
- Les colis pour le Liechtenstein portent votre adresse.

## Combien de temps nous gardons les données {#aufbewahrung}

Le tableau indique la durée maximale. Ensuite, nous effaçons les données ou les rendons anonymes. Nous ne les gardons au-delà que si un litige est pendant ou si la loi l’exige.

## Sécurité {#sicherheit}

La liaison avec ce site est chiffrée. Seules ont accès aux données les personnes qui en ont besoin pour leur travail. Nous gardons les mots de passe et les codes d’accès de façon que personne ne puisse les lire, pas même nous. Si des données tombaient en de mauvaises mains, nous l’annoncerions comme la loi le prévoit et vous le dirions si votre protection l’exige.

Indications sur la santé et les repas\u202f: {rule:healthData}

Nous n’établissons pas de profils. Aucune décision qui a pour vous des effets juridiques ou vous affecte de manière significative n’est prise uniquement par un programme.

## Vos droits {#rechte}

Vous pouvez nous demander\u202f:

- l’accès\u202f: quelles données nous traitons à votre sujet (art. 25 LPD),
- la remise de vos données dans un format courant ou leur transmission à quelqu’un d’autre (art. 28),
- la rectification, si quelque chose n’est pas juste (art. 32),
- l’effacement, ou que nous renoncions à un traitement (art. 30 et 32). Ce que la loi nous oblige à garder, nous le bloquons jusqu’à la fin du délai.
- Vous pouvez retirer un consentement en tout temps\u202f; ce qui s’est fait jusque-là reste licite. Pour ne plus recevoir la newsletter, utilisez le lien qui figure dans chaque envoi.

## Comment exercer vos droits {#ausueben}

Le plus rapide, c’est sans nous\u202f: [Mes données](/datenschutz/meine-daten) envoie un lien à votre adresse. Il vous montre ce qui est conservé\u202f; vous pouvez le télécharger ou l’effacer.

Écrivez à {email}, de préférence depuis l’adresse concernée, ou par la poste à {company}, {street}, {city}. Si nous avons un doute sur la personne qui écrit, nous posons la question avant de remettre quoi que ce soit. Nous répondons dans les 30\u00a0jours, en règle générale sans frais.

Si notre réponse ne vous convient pas, adressez-vous au [Préposé fédéral à la protection des données et à la transparence (PFPDT)](edoeb), Feldeggweg 1, 3003\u00a0Berne\u202f; au Liechtenstein, à l’[Autorité de protection des données](datenschutzstelle).

## Modifications {#aenderungen}

Si nos traitements changent, nous modifions ce texte et la date ci-dessus. La version allemande fait foi.`,
    it: `Trattiamo il minor numero possibile di dati: quanto serve per un acquisto, una prenotazione o una risposta. Su questo sito nessuno La segue.

## Chi è responsabile {#verantwortlich}

Titolare del trattamento è {company}, {street}, {city}, {email}, {phone}. A questo recapito può rivolgere domande e richieste sulla protezione dei dati.

Si applica la legge svizzera sulla protezione dei dati (LPD). Nella misura in cui è applicabile il regolamento generale sulla protezione dei dati dell’UE, per esempio agli ordini dal Liechtenstein, rispettiamo anche quello.

## Che cosa trattiamo, perché e su quale base {#zwecke}

I dati ce li fornisce Lei. Un campo che non ci serve è facoltativo ed è indicato come tale.

## Che cosa resta sul Suo dispositivo {#geraet}

Questo sito conserva nel Suo browser solo ciò che gli serve per funzionare. Per questo non fa domande sui cookie. Può cancellare tutto nel browser in ogni momento.

- Non ci sono pubblicità, statistiche delle visite, reti sociali né contenuti incorporati di terzi. Caratteri e disegni vengono dal nostro server.
- I moduli sono protetti da un captcha (ALTCHA). Funziona sul nostro server: il Suo browser risolve un calcolo appena compila un modulo. Perché nessuna soluzione valga due volte, la conserviamo al massimo tre ore. Il captcha non interroga nessun altro e non La riconosce la volta dopo.

## Che cosa annota il server {#protokolle}

La nostra applicazione non tiene un registro delle visite. Annota i guasti con ora e causa, senza indirizzo IP.

Perché nessuno sovraccarichi il server e nessun programma riempia i moduli, l’applicazione conta le richieste per indirizzo IP e per rete di cui l’indirizzo fa parte: solo nella memoria temporanea, al massimo due ore.

Dove un limite deve valere più a lungo o un consenso va provato, l’applicazione salva al posto dell’indirizzo IP un codice dal quale l’indirizzo non si può leggere. Il codice resta circa un giorno per gli accessi, per i link ai propri dati e per le prenotazioni gratuite; per gli accessi rifiutati, 90 giorni; per un ordine, finché non è pagato, al massimo sei ore; per ogni altra prenotazione, finché non è pagata, verificata da noi o decaduta; in lista d’attesa, 30\u00a0giorni; per la newsletter, quanto la prova del consenso.

## Chi riceve dati da noi {#empfaenger}

Non vendiamo dati. Li trasmettiamo solo a chi collabora alla prestazione, e solo per quanto serve. Chi lavora per nostro conto è vincolato per contratto alle nostre istruzioni.

- Hosting: l’azienda presso la quale si trovano il sito e la banca dati.
- Hosting attuale: {hosting}.
- E-mail: l’azienda che spedisce e riceve i nostri messaggi.
- E-mail attuale: {mailService}.
- Pagamento: {stripe}. I dati di pagamento li inserisce sulla sua pagina; a noi non arrivano mai. {stripe} riceve i dati del Suo ordine e li tratta anche sotto la propria responsabilità: [protezione dei dati di {stripe}](stripe).
- Pagamento: lo shop funziona attualmente con la {testkasse}, una simulazione sul nostro server. Non si muove denaro e nessun servizio di pagamento riceve dati.
- Pacchi: la posta o un altro corriere riceve nome e indirizzo di consegna.
- Contabilità: la nostra fiduciaria vede fatture e pagamenti.
- Contabilità attuale: {accounting}.
- Soccorsi e medici, se Le succede qualcosa all’aperto.
- Autorità e tribunali, quando la legge ci obbliga.

## Dati all’estero {#ausland}

Trattiamo i dati in Svizzera. In un altro Paese arrivano solo in questi casi:

- {stripe} tratta i pagamenti in Irlanda e negli Stati Uniti. Il Consiglio federale riconosce come adeguata la protezione dei dati in Irlanda; per gli Stati Uniti ci basiamo sullo Swiss-U.S. Data Privacy Framework e su clausole contrattuali tipo.
- Se Le scriviamo un’e-mail, questa prende la strada indicata dal Suo fornitore di posta.
- I pacchi per il Liechtenstein portano il Suo indirizzo.

## Per quanto tempo conserviamo i dati {#aufbewahrung}

La tabella indica il tempo massimo. Poi cancelliamo i dati o li rendiamo anonimi. Restano più a lungo solo finché una controversia è pendente o se lo esige la legge.

## Sicurezza {#sicherheit}

Il collegamento con questo sito è cifrato. Accede ai dati solo chi ne ha bisogno per il proprio lavoro. Password e codici di accesso li salviamo in modo che nessuno possa leggerli, nemmeno noi. Se dei dati finissero nelle mani sbagliate, lo notificheremmo come prevede la legge e Glielo diremmo quando la Sua protezione lo richiede.

Ci dà indicazioni su salute o pasti? {rule:healthData}

Non creiamo profili. Nessuna decisione che ha per Lei conseguenze giuridiche o La pregiudica in modo considerevole è presa soltanto da un programma.

## I Suoi diritti {#rechte}

Può chiederci:

- accesso: quali dati che La riguardano trattiamo (art. 25 LPD),
- la consegna dei Suoi dati in un formato corrente o la loro trasmissione a qualcun altro (art. 28),
- rettifica, se qualcosa non è giusto (art. 32),
- cancellazione, o che rinunciamo a un trattamento (art. 30 e 32). Ciò che dobbiamo conservare per legge lo blocchiamo fino alla scadenza.
- Un consenso può revocarlo in ogni momento; quanto è avvenuto fino ad allora resta lecito. La newsletter si disdice con il link presente in ogni numero.

## Come esercitare i Suoi diritti {#ausueben}

Il modo più rapido è fare da sé: [I miei dati](/datenschutz/meine-daten) manda un link al Suo indirizzo. Lì vede che cosa è conservato, lo scarica o lo cancella.

Scriva a {email}, se possibile dall’indirizzo di cui si tratta, o per posta a {company}, {street}, {city}. Se non siamo sicuri di chi scrive, chiediamo prima di consegnare qualcosa. Rispondiamo entro 30\u00a0giorni, di regola senza spese.

Se la risposta non La soddisfa, si rivolga all’[Incaricato federale della protezione dei dati e della trasparenza (IFPDT)](edoeb), Feldeggweg 1, 3003\u00a0Berna; nel Liechtenstein all’[Autorità per la protezione dei dati](datenschutzstelle).

## Modifiche {#aenderungen}

Se cambia ciò che facciamo con i dati, cambiamo questo testo e la data qui sopra. Fa stato la versione tedesca.`,
  },
  purposes: {
    label: {
      de: 'Daten, Zweck und Grundlage je Vorgang',
      en: 'Data, purpose and basis of each activity',
      fr: 'Données, but et base de chaque opération',
      it: 'Dati, scopo e base di ogni operazione',
    },
    data: { de: 'Daten', en: 'Data', fr: 'Données', it: 'Dati' },
    purpose: { de: 'Wozu', en: 'What for', fr: 'Pourquoi', it: 'Scopo' },
    basis: { de: 'Grundlage', en: 'Basis', fr: 'Base', it: 'Base legale' },
    rows: {
      order: {
        title: { de: 'Bestellung', en: 'Order', fr: 'Commande', it: 'Ordine' },
        data: {
          de: 'Name, E-Mail, Telefon, bei Ware die Lieferadresse, auf Rechnung die Firma mit Adresse und Bestellnummer; Artikel, Betrag, Stand der Zahlung, Fassung der AGB',
          en: 'Name, e-mail, telephone, delivery address for goods, by invoice the company with its address and order number; items, amount, state of payment, version of the terms',
          fr: 'Nom, e-mail, téléphone, adresse de livraison pour les articles, sur facture l’entreprise avec son adresse et son numéro de commande ; articles, montant, état du paiement, version des conditions',
          it: 'Nome, e-mail, telefono, indirizzo di consegna per la merce, su fattura la ditta con indirizzo e numero d’ordine; articoli, importo, stato del pagamento, versione delle condizioni',
        },
        purpose: {
          de: 'Vertrag erfüllen, bestätigen, Bücher führen',
          en: 'Performing the contract, confirming, keeping books',
          fr: 'Exécuter le contrat, confirmer, tenir les comptes',
          it: 'Eseguire il contratto, confermare, tenere la contabilità',
        },
        basis: {
          de: 'Vertrag und Pflicht zur Buchführung (Art. 958f OR)',
          en: 'Contract and duty to keep accounts (art. 958f of the Code of Obligations)',
          fr: 'Contrat et obligation de tenir une comptabilité (art. 958f CO)',
          it: 'Contratto e obbligo di tenere la contabilità (art. 958f CO)',
        },
      },
      voucher: {
        title: { de: 'Gutschein', en: 'Gift voucher', fr: 'Bon cadeau', it: 'Buono regalo' },
        data: {
          de: 'Prüfwert und letzte vier Zeichen des Codes, Wert, Gültigkeit, zugehörige Bestellung, Einlösungen; wenn Sie ihn persönlich machen: Bild, Namen, Nachricht, E-Mail der beschenkten Person, Tag des Versands',
          en: 'Hash and last four characters of the code, value, validity, the order it belongs to, redemptions; if you make it personal: picture, names, message, the recipient’s e-mail, the day it is sent',
          fr: 'Empreinte et quatre derniers caractères du code, valeur, validité, commande correspondante, utilisations\u202f; si vous le personnalisez\u202f: image, noms, message, e-mail de la personne qui le reçoit, jour de l’envoi',
          it: 'Impronta e ultimi quattro caratteri del codice, valore, validità, ordine corrispondente, utilizzi; se lo rende personale: immagine, nomi, messaggio, e-mail di chi lo riceve, giorno dell’invio',
        },
        purpose: {
          de: 'Ausstellen, auf Wunsch der beschenkten Person schicken, einlösen',
          en: 'Issuing, sending it to the recipient if you wish, redeeming',
          fr: 'Émettre le bon, l’envoyer à la personne qui le reçoit si vous le souhaitez, l’utiliser',
          it: 'Emettere il buono, inviarlo a chi lo riceve se Lei lo desidera, utilizzarlo',
        },
        basis: {
          de: 'Vertrag; gegenüber der beschenkten Person überwiegendes Interesse, ihn zu erfüllen',
          en: 'Contract; towards the recipient our overriding interest in fulfilling it',
          fr: 'Contrat\u202f; envers la personne qui le reçoit, intérêt prépondérant à l’exécuter',
          it: 'Contratto; verso chi lo riceve, interesse preponderante a eseguirlo',
        },
      },
      booking: {
        title: { de: 'Buchung', en: 'Booking', fr: 'Réservation', it: 'Prenotazione' },
        data: {
          de: 'Name, E-Mail, Telefon, Rechnungsadresse, Namen der Teilnehmenden, freiwillig Name und Telefon einer Person für den Notfall, Bemerkungen; zu Gesundheit und Essen nur, was Sie uns sagen; wer sich über den Link einer Gruppe selbst einträgt: Name, Essen und Hinweis',
          en: 'Name, e-mail, telephone, billing address, names of the participants, name and telephone of a person to ring in an emergency, if you wish, remarks; on health and food only what you tell us; of those who enter themselves through a group’s link: name, food and note',
          fr: 'Nom, e-mail, téléphone, adresse de facturation, noms des participantes et participants, à titre facultatif, nom et téléphone d’une personne à appeler en cas d’urgence, remarques ; sur la santé et les repas, seulement ce que vous nous dites ; pour qui s’inscrit par le lien d’un groupe : nom, repas et remarque',
          it: 'Nome, e-mail, telefono, indirizzo di fatturazione, nomi dei partecipanti, facoltativamente nome e telefono di una persona da chiamare in emergenza, osservazioni; su salute e pasti solo ciò che ci dice Lei; di chi si iscrive con il link di un gruppo: nome, pasto e osservazione',
        },
        purpose: {
          de: 'Plätze vergeben, den Tag vorbereiten, für Sicherheit sorgen',
          en: 'Allotting places, preparing the day, looking after safety',
          fr: 'Attribuer les places, préparer la journée, veiller à la sécurité',
          it: 'Assegnare i posti, preparare la giornata, badare alla sicurezza',
        },
        basis: {
          de: 'Vertrag; für Angaben zur Gesundheit Ihre ausdrückliche Einwilligung, die Sie im Formular ankreuzen und jederzeit widerrufen können',
          en: 'Contract; for details of your health, your explicit consent, which you tick in the form and can withdraw at any time',
          fr: 'Contrat ; pour la santé, votre consentement exprès, que vous cochez dans le formulaire et pouvez retirer à tout moment',
          it: 'Contratto; per la salute il Suo consenso esplicito, che segna nel modulo e può revocare in ogni momento',
        },
      },
      request: {
        title: {
          de: 'Nachricht und Anfrage',
          en: 'Message and request',
          fr: 'Message et demande',
          it: 'Messaggio e richiesta',
        },
        data: {
          de: 'Absender, Inhalt und Anhänge; bei Projekten Vorhaben, Zeitraum, Budget und was das Formular sonst fragt',
          en: 'Sender, content and attachments; for projects also what you plan, the period, the budget and anything else the form asks',
          fr: 'Expéditeur, contenu et pièces jointes ; pour un projet, sa description, la période, le budget et ce que demande le formulaire',
          it: 'Mittente, contenuto e allegati; per i progetti la descrizione, il periodo, il budget e ciò che chiede il modulo',
        },
        purpose: {
          de: 'Antworten, Offerte machen',
          en: 'Answering, preparing a quote',
          fr: 'Répondre, faire une offre',
          it: 'Rispondere, fare un’offerta',
        },
        basis: {
          de: 'Ihre Anfrage, im Hinblick auf einen Vertrag',
          en: 'Your request, with a view to a contract',
          fr: 'Votre demande, en vue d’un contrat',
          it: 'La Sua richiesta, in vista di un contratto',
        },
      },
      newsletter: {
        title: { de: 'Newsletter', en: 'E-mail newsletter', fr: 'Newsletter', it: 'Invio della newsletter' },
        data: {
          de: 'E-Mail, Sprache, Formular, Zeiten und Wortlaut Ihrer Zustimmung, dazu ein Code an Stelle der IP-Adresse',
          en: 'E-mail, language, form, times and wording of your consent, and a code in place of the IP address',
          fr: 'E-mail, langue, formulaire, moments et teneur de votre consentement, et un code à la place de l’adresse IP',
          it: 'E-mail, lingua, modulo, momenti e testo del Suo consenso, e un codice al posto dell’indirizzo IP',
        },
        purpose: {
          de: 'Neues schicken',
          en: 'Sending news',
          fr: 'Envoyer des nouvelles',
          it: 'Mandare novità',
        },
        basis: {
          de: 'Ihre Einwilligung, per E-Mail bestätigt',
          en: 'Your consent, confirmed by e-mail',
          fr: 'Votre consentement, confirmé par e-mail',
          it: 'Il Suo consenso, confermato per e-mail',
        },
      },
      account: {
        title: {
          de: 'Konto für Mitarbeitende',
          en: 'Staff account',
          fr: 'Compte du personnel',
          it: 'Account del personale',
        },
        data: {
          de: 'Name, E-Mail, Passwort (nicht lesbar), öffentliche Hälfte von Passkeys, Anmeldungen und Änderungen',
          en: 'Name, e-mail, password (not readable), public half of passkeys, sign-ins and changes',
          fr: 'Nom, e-mail, mot de passe (illisible), moitié publique des clés d’accès, connexions et modifications',
          it: 'Nome, e-mail, password (illeggibile), metà pubblica delle passkey, accessi e modifiche',
        },
        purpose: {
          de: 'Kalender und Buchungen verwalten, Missbrauch erkennen',
          en: 'Managing calendar and bookings, detecting abuse',
          fr: 'Gérer l’agenda et les réservations, déceler les abus',
          it: 'Gestire calendario e prenotazioni, riconoscere gli abusi',
        },
        basis: {
          de: 'Arbeitsverhältnis und überwiegendes Interesse an Sicherheit',
          en: 'Employment and overriding interest in security',
          fr: 'Rapport de travail et intérêt prépondérant à la sécurité',
          it: 'Rapporto di lavoro e interesse preponderante alla sicurezza',
        },
      },
      access: {
        title: {
          de: 'Auskunft und Löschung',
          en: 'Access and deletion',
          fr: 'Accès et effacement',
          it: 'Accesso e cancellazione',
        },
        data: {
          de: 'E-Mail und Link, bis er abläuft; danach nur, wann was geschah, ohne die Adresse',
          en: 'E-mail and link until it expires; after that only what was done and when, without the address',
          fr: 'E-mail et lien jusqu’à son échéance\u202f; ensuite seulement ce qui a été fait et quand, sans l’adresse',
          it: 'E-mail e link fino alla scadenza; poi solo quando e che cosa, senza l’indirizzo',
        },
        purpose: {
          de: 'Ihr Begehren erfüllen und belegen',
          en: 'Meeting your request and proving it',
          fr: 'Répondre à votre demande et le prouver',
          it: 'Rispondere alla Sua richiesta e provarlo',
        },
        basis: {
          de: 'Gesetzliche Pflicht (Art. 25 und 32 DSG)',
          en: 'Legal duty (art. 25 and 32 FADP)',
          fr: 'Obligation légale (art. 25 et 32 LPD)',
          it: 'Obbligo di legge (art. 25 e 32 LPD)',
        },
      },
      operation: {
        title: {
          de: 'Betrieb der Website',
          en: 'Running the website',
          fr: 'Exploitation du site',
          it: 'Funzionamento del sito',
        },
        data: {
          de: 'Störungen mit Zeit und Ursache; Zähler je IP-Adresse oder ein Code an ihrer Stelle',
          en: 'Faults with time and cause; counts per IP address, or a code in its place',
          fr: 'Pannes avec l’heure et la cause ; compteurs par adresse IP, ou un code à sa place',
          it: 'Guasti con ora e causa; conteggi per indirizzo IP, o un codice al suo posto',
        },
        purpose: {
          de: 'Fehler beheben, Missbrauch abwehren',
          en: 'Fixing faults, fending off abuse',
          fr: 'Corriger les erreurs, écarter les abus',
          it: 'Correggere gli errori, respingere gli abusi',
        },
        basis: {
          de: 'Überwiegendes Interesse an einem sicheren Betrieb',
          en: 'Overriding interest in safe operation',
          fr: 'Intérêt prépondérant à une exploitation sûre',
          it: 'Interesse preponderante a un funzionamento sicuro',
        },
      },
    },
  },
  storage: {
    label: {
      de: 'Cookies und Speicher im Browser',
      en: 'Cookies and storage in the browser',
      fr: 'Cookies et mémoire du navigateur',
      it: 'Cookie e memoria del browser',
    },
    place: { de: 'Ort', en: 'Place', fr: 'Lieu', it: 'Luogo' },
    purpose: { de: 'Wozu', en: 'What for', fr: 'Pourquoi', it: 'Scopo' },
    until: { de: 'Bis wann', en: 'Until', fr: 'Jusqu’à quand', it: 'Fino a quando' },
    places: {
      cookie: { de: 'Cookie', en: 'cookie', fr: 'cookie', it: 'cookie' },
      localStorage: {
        de: 'lokaler Speicher',
        en: 'local storage',
        fr: 'mémoire locale',
        it: 'memoria locale',
      },
      sessionStorage: {
        de: 'Sitzungsspeicher',
        en: 'session storage',
        fr: 'mémoire de session',
        it: 'memoria di sessione',
      },
      indexedDB: {
        de: 'Datenbank im Browser',
        en: 'browser database',
        fr: 'base de données du navigateur',
        it: 'banca dati del browser',
      },
      cacheStorage: {
        de: 'Zwischenspeicher im Browser',
        en: 'browser cache',
        fr: 'cache du navigateur',
        it: 'cache nel browser',
      },
    },
    rows: {
      language: {
        purpose: {
          de: 'die Sprache, die Sie gewählt haben',
          en: 'the language you chose',
          fr: 'la langue que vous avez choisie',
          it: 'la lingua che ha scelto',
        },
        until: { de: '1 Jahr', en: '1 year', fr: '1 an', it: '1 anno' },
      },
      languageHint: {
        purpose: {
          de: 'sagt dem Server die Sprache, die er sonst nicht sieht',
          en: 'tells the server the language that it cannot see otherwise',
          fr: 'indique au serveur la langue qu’il ne voit pas autrement',
          it: 'dice al server la lingua che altrimenti non vede',
        },
        until: {
          de: 'bis Sie den Browser schliessen',
          en: 'you close the browser',
          fr: 'fermeture du navigateur',
          it: 'chiusura del browser',
        },
      },
      languageChoice: {
        purpose: {
          de: 'die Sprache, die Sie gewählt haben',
          en: 'the language you chose',
          fr: 'la langue que vous avez choisie',
          it: 'la lingua che ha scelto',
        },
        until: {
          de: 'bis Sie ihn löschen',
          en: 'you delete it',
          fr: 'effacement par vos soins',
          it: 'finché non la cancella',
        },
      },
      cart: {
        purpose: {
          de: 'Ihr Warenkorb, mit dem, was auf einem Gutschein stehen soll; übermittelt nur, um Preis und Bestand zu prüfen, für die Vorschau eines Gutscheins und an der Kasse',
          en: 'your basket, with what a voucher is to say; sent only to check price and stock, for the preview of a voucher, and at the checkout',
          fr: 'votre panier, avec ce qu’un bon doit dire ; transmis seulement pour vérifier le prix et le stock, pour l’aperçu d’un bon et à la caisse',
          it: 'il Suo carrello, con quanto deve stare su un buono; trasmesso solo per verificare prezzo e scorte, per l’anteprima di un buono e alla cassa',
        },
        until: {
          de: 'bis zur Zahlung oder bis Sie ihn leeren',
          en: 'you pay or empty it',
          fr: 'paiement ou panier vidé',
          it: 'pagamento o carrello svuotato',
        },
      },
      openBooking: {
        purpose: {
          de: 'erkennt Ihre Reservation wieder, wenn Sie von der Zahlungsseite zurückkommen',
          en: 'recognises your reservation when you come back from the payment page',
          fr: 'reconnaît votre réservation quand vous revenez de la page de paiement',
          it: 'riconosce la Sua prenotazione quando torna dalla pagina di pagamento',
        },
        until: { de: 'nach 45 Minuten', en: '45 minutes', fr: '45 minutes plus tard', it: 'dopo 45 minuti' },
      },
      checkout: {
        purpose: {
          de: 'Adresse der zuletzt geöffneten Zahlungsseite, damit zurückgelegte Artikel frei werden, wenn Sie diese Seite verlassen',
          en: 'address of the payment page opened last, so that items set aside are released when you leave it',
          fr: 'adresse de la dernière page de paiement ouverte, afin que les articles réservés soient libérés quand vous la quittez',
          it: 'indirizzo dell’ultima pagina di pagamento aperta, perché gli articoli riservati tornino liberi quando la lascia',
        },
        until: {
          de: 'bis Sie den Shop wieder öffnen oder neu zur Kasse gehen',
          en: 'you return to the shop or check out again',
          fr: 'jusqu’à votre retour dans la boutique ou à la caisse',
          it: 'fino al ritorno nello shop o a un nuovo ordine',
        },
      },
      orderInvoice: {
        purpose: {
          de: 'eine Kennung Ihrer Bestellung auf Rechnung mit dem Warenkorb, damit sie auch in zwei Tabs nur einmal eingeht',
          en: 'a key of your order by invoice with the basket, so that two tabs place it only once',
          fr: 'une clé de votre commande sur facture avec le panier, pour que deux onglets ne commandent qu’une fois',
          it: 'una chiave del Suo ordine su fattura con il carrello, perché due schede ordinino una volta sola',
        },
        until: {
          de: 'bis die Bestellung bei uns ist',
          en: 'your order has reached us',
          fr: 'jusqu’à ce que la commande soit chez nous',
          it: 'finché l’ordine è arrivato',
        },
      },
      cartEmptied: {
        purpose: {
          de: 'Nummern bezahlter Bestellungen, damit der nächste Warenkorb nicht geleert wird',
          en: 'numbers of paid orders, so that the next basket is not emptied',
          fr: 'numéros des commandes payées, pour ne pas vider le panier suivant',
          it: 'numeri degli ordini pagati, per non svuotare il carrello successivo',
        },
        until: {
          de: 'bis Sie sie löschen',
          en: 'you delete it',
          fr: 'effacement par vos soins',
          it: 'finché non lo cancella',
        },
      },
      session: {
        purpose: {
          de: 'die Anmeldung aller, die ein Konto haben; für einen Besuch braucht es keines',
          en: 'the sign-in of people who have an account; visitors have none',
          fr: 'la connexion des personnes qui ont un compte ; pour visiter le site, il n’en faut pas',
          it: 'l’accesso di chi ha un account; chi visita il sito non ne ha',
        },
        until: {
          de: 'bis sie sich abmelden',
          en: 'they sign out',
          fr: 'jusqu’à leur déconnexion',
          it: 'fino alla disconnessione',
        },
      },
      knownDevice: {
        purpose: {
          de: 'zeigt, dass sich hier schon jemand mit Konto angemeldet hat; schützt vor Aussperrung',
          en: 'shows that somebody with an account has signed in here before; keeps them from being locked out',
          fr: 'montre qu’une personne ayant un compte s’est déjà connectée ici ; évite qu’on la bloque',
          it: 'mostra che chi ha un account è già entrato da qui; evita che resti chiuso fuori',
        },
        until: { de: '180 Tage', en: '180 days', fr: '180 jours', it: '180 giorni' },
      },
      staffRole: {
        purpose: {
          de: 'Ihr Zugang zur Verwaltung, damit öffentliche Seiten den Weg zum Bearbeiten zeigen',
          en: 'your access to the back office, so that public pages show the way to edit them',
          fr: 'votre accès à l’administration, pour que les pages publiques montrent comment les modifier',
          it: 'il Suo accesso all’amministrazione, perché le pagine pubbliche mostrino come modificarle',
        },
        until: {
          de: 'bis Sie sich abmelden',
          en: 'until you sign out',
          fr: 'jusqu’à votre déconnexion',
          it: 'fino alla Sua disconnessione',
        },
      },
      rosters: {
        purpose: {
          de: 'nur auf Geräten unserer Mitarbeitenden: Namen, Telefonnummern und Bemerkungen der Gäste eines Anlasses, damit sie ohne Netz eingecheckt werden können, und Häkchen ohne Namen',
          en: 'only on devices of our staff: names, telephone numbers and remarks of an event’s guests, so that they can be checked in without a network, and ticks without names',
          fr: 'uniquement sur les appareils de notre équipe\u202f: noms, numéros de téléphone et remarques des participants d’une sortie, pour les pointer sans réseau, et des pointages sans noms',
          it: 'solo sui dispositivi del nostro personale: nomi, numeri di telefono e osservazioni degli ospiti di un’uscita, per registrarli senza rete, e spunte senza nomi',
        },
        until: {
          de: 'die Liste bis zum Ende des Tages nach dem Anlass oder bis zur Abmeldung, Häkchen bis sie gesendet sind',
          en: 'the roster until the end of the day after the event or until sign-out, ticks until they are sent',
          fr: 'la liste jusqu’à la fin du jour qui suit la sortie ou jusqu’à la déconnexion, les pointages jusqu’à leur envoi',
          it: 'la lista fino alla fine del giorno dopo l’uscita o fino alla disconnessione, le spunte finché non sono inviate',
        },
      },
      rosterPage: {
        purpose: {
          de: 'die Seite zum Einchecken, ohne Angaben zu Gästen, damit sie sich ohne Netz öffnet',
          en: 'the check-in page, without details of guests, so that it opens without a network',
          fr: 'la page de pointage, sans données de participants, pour qu’elle s’ouvre sans réseau',
          it: 'la pagina per registrare, senza dati degli ospiti, perché si apra senza rete',
        },
        until: {
          de: 'bis zur Abmeldung in der Verwaltung',
          en: 'until staff sign out',
          fr: 'jusqu’à la déconnexion de l’administration',
          it: 'fino alla disconnessione dall’amministrazione',
        },
      },
      providerReturn: {
        purpose: {
          de: 'erkennt den Browser wieder, wenn die Anmeldung über einen anderen Dienst führt',
          en: 'recognises the browser when a sign-in goes by way of another service',
          fr: 'reconnaît le navigateur quand la connexion passe par un autre service',
          it: 'riconosce il browser quando l’accesso passa da un altro servizio',
        },
        until: {
          de: 'höchstens 10 Minuten',
          en: '10 minutes at most',
          fr: 'au plus 10 minutes',
          it: 'al massimo 10 minuti',
        },
      },
      providerTrip: {
        purpose: {
          de: 'zu welchem Dienst Sie zum Anmelden gegangen sind',
          en: 'which service you went to for signing in',
          fr: 'le service choisi pour la connexion',
          it: 'il servizio scelto per l’accesso',
        },
        until: {
          de: 'bis Sie zurück sind oder den Tab schliessen',
          en: 'you are back, or close the tab',
          fr: 'retour sur le site, ou fermeture de l’onglet',
          it: 'ritorno sul sito, o chiusura della scheda',
        },
      },
      drafts: {
        purpose: {
          de: 'was Sie in ein Formular getippt haben, je Formular; verlässt Ihr Gerät erst beim Senden',
          en: 'what you typed into a form, one entry per form; it leaves your device only when you send',
          fr: 'ce que vous avez saisi, une entrée par formulaire ; ne quitte votre appareil qu’à l’envoi',
          it: 'ciò che ha scritto, una voce per modulo; lascia il Suo dispositivo solo con l’invio',
        },
        until: {
          de: 'bis Sie senden, höchstens 30 Tage',
          en: 'you send, 30 days at most',
          fr: 'envoi, au plus 30 jours',
          it: 'invio, al massimo 30 giorni',
        },
      },
      scroll: {
        purpose: {
          de: 'wie weit Sie auf einer Seite waren',
          en: 'how far down a page you were',
          fr: 'l’endroit de la page où vous étiez',
          it: 'il punto della pagina in cui era',
        },
        until: {
          de: 'bis Sie den Tab schliessen',
          en: 'you close the tab',
          fr: 'fermeture de l’onglet',
          it: 'chiusura della scheda',
        },
      },
    },
  },
  retention: {
    caption: {
      de: 'Aufbewahrung je Art von Daten',
      en: 'How long each kind of data is kept',
      fr: 'Durée de conservation par type de données',
      it: 'Conservazione per tipo di dati',
    },
    columns: [
      { de: 'Daten', en: 'Data', fr: 'Données', it: 'Dati' },
      { de: 'Höchstens', en: 'At most', fr: 'Au plus', it: 'Al massimo' },
    ],
    periods: {
      years: {
        one: { de: '{n} Jahr', en: '{n} year', fr: '{n} an', it: '{n} anno' },
        other: { de: '{n} Jahre', en: '{n} years', fr: '{n} ans', it: '{n} anni' },
      },
      months: {
        one: { de: '{n} Monat', en: '{n} month', fr: '{n} mois', it: '{n} mese' },
        other: { de: '{n} Monate', en: '{n} months', fr: '{n} mois', it: '{n} mesi' },
      },
      days: {
        one: { de: '{n} Tag', en: '{n} day', fr: '{n} jour', it: '{n} giorno' },
        other: { de: '{n} Tage', en: '{n} days', fr: '{n} jours', it: '{n} giorni' },
      },
    },
    /** After the period: 10 years from the end … */
    from: {
      yearEnd: {
        de: 'ab Ende des Geschäftsjahrs',
        en: 'from the end of the financial year',
        fr: 'dès la fin de l’exercice',
        it: 'dalla fine dell’esercizio',
      },
      event: {
        de: 'ab Ende des Anlasses',
        en: 'from the end of the event',
        fr: 'dès la fin du stage ou de la sortie',
        it: 'dalla fine dell’evento',
      },
      entry: {
        de: 'ab Entstehung',
        en: 'from the day it was created',
        fr: 'dès leur création',
        it: 'dalla registrazione',
      },
      lastContact: {
        de: 'ab der letzten Nachricht dazu',
        en: 'from the last message about it',
        fr: 'dès le dernier message à ce sujet',
        it: 'dall’ultimo messaggio in merito',
      },
      withdrawal: {
        de: 'ab Abmeldung oder Ende des Kontos',
        en: 'from unsubscribing or the end of the account',
        fr: 'dès la désinscription ou la fin du compte',
        it: 'dalla disdetta o dalla chiusura dell’account',
      },
    },
    rows: {
      orders: {
        de: 'Bestellungen und Zahlungen',
        en: 'Orders and payments',
        fr: 'Commandes et paiements',
        it: 'Ordini e pagamenti',
      },
      vouchers: {
        de: 'Gutscheine und ihre Einlösungen',
        en: 'Vouchers and their redemptions',
        fr: 'Bons cadeaux et leurs utilisations',
        it: 'Buoni regalo e loro utilizzi',
      },
      bookings: {
        de: 'Buchungen, angenommene Offerten und Rechnungen',
        en: 'Bookings, accepted quotes and invoices',
        fr: 'Réservations, offres acceptées et factures',
        it: 'Prenotazioni, offerte accettate e fatture',
      },
      participants: {
        de: 'Namen der Teilnehmenden, Notfallkontakt, Bemerkungen, Gesundheit, Essen',
        en: 'Names of participants, emergency contact, remarks, health, food',
        fr: 'Noms des participantes et participants, contact d’urgence, remarques, santé, repas',
        it: 'Nomi dei partecipanti, contatto d’emergenza, osservazioni, salute, pasti',
      },
      waitingList: { de: 'Warteliste', en: 'Waiting list', fr: 'Liste d’attente', it: 'Lista d’attesa' },
      requests: {
        de: 'Nachrichten, Projekt- und Terminanfragen mit Anhängen, nicht angenommene Offerten',
        en: 'Messages, project and event requests with attachments, quotes that were not accepted',
        fr: 'Messages, demandes de projet et de sortie avec pièces jointes, offres non acceptées',
        it: 'Messaggi, richieste di progetto e di date, con allegati, offerte non accettate',
      },
      giftAddresses: {
        de: 'Adressen, an die Gutscheine als Geschenk gingen',
        en: 'Addresses that vouchers were sent to as a gift',
        fr: 'Adresses auxquelles des bons ont été offerts',
        it: 'Indirizzi a cui sono stati inviati buoni in regalo',
      },
      mails: {
        de: 'Gesendete E-Mails (wer, wann, wozu), mit dem Wortlaut dessen, was wir zu Bestellungen, Buchungen, Offerten, Rechnungen und Anfragen schreiben',
        en: 'E-mails we have sent (who, when, what for), with the wording of what we write about orders, bookings, quotes, invoices and requests',
        fr: 'E-mails envoyés (à qui, quand, à quel sujet), avec le texte de ce que nous écrivons sur les commandes, réservations, offres, factures et demandes',
        it: 'E-mail inviate (a chi, quando, perché), con il testo di ciò che scriviamo su ordini, prenotazioni, offerte, fatture e richieste',
      },
      newsletter: {
        de: 'Newsletter: Adresse und Nachweis der Zustimmung',
        en: 'Newsletter: address and proof of consent',
        fr: 'Newsletter\u202f: adresse et preuve du consentement',
        it: 'Newsletter: indirizzo e prova del consenso',
      },
      newsletterUnconfirmed: {
        de: 'Newsletter: nie bestätigte Anmeldungen',
        en: 'Newsletter: sign-ups never confirmed',
        fr: 'Newsletter\u202f: inscriptions jamais confirmées',
        it: 'Newsletter: iscrizioni mai confermate',
      },
      privacyLinks: {
        de: 'Links zu den eigenen Daten, mit der Adresse',
        en: 'Links to your own data, with the address',
        fr: 'Liens vers ses propres données, avec l’adresse',
        it: 'Link ai propri dati, con l’indirizzo',
      },
      privacyRequests: {
        de: 'Nachweis von Auskünften und Löschungen, ohne Adresse',
        en: 'Proof of access and deletion, without the address',
        fr: 'Preuve des renseignements et des effacements, sans l’adresse',
        it: 'Prova delle informazioni date e delle cancellazioni, senza indirizzo',
      },
      accounts: {
        de: 'Konten von Mitarbeitenden',
        en: 'Staff accounts',
        fr: 'Comptes du personnel',
        it: 'Account del personale',
      },
      audit: {
        de: 'Anmeldungen und Änderungen von Mitarbeitenden',
        en: 'Sign-ins and changes by staff',
        fr: 'Connexions et modifications du personnel',
        it: 'Accessi e modifiche del personale',
      },
      security: {
        de: 'Abgelehnte Anmeldungen und Zugriffe, das Netz nur als Code',
        en: 'Refused sign-ins and access, the network only as a code',
        fr: 'Connexions et accès refusés, le réseau seulement sous forme de code',
        it: 'Accessi rifiutati, la rete solo come codice',
      },
      logs: {
        de: 'Aufgeschriebene Störungen',
        en: 'Recorded faults',
        fr: 'Pannes notées',
        it: 'Guasti annotati',
      },
      backups: {
        de: 'Sicherungskopien, ausser der neusten',
        en: 'Backup copies, except the newest',
        fr: 'Copies de sauvegarde, sauf la plus récente',
        it: 'Copie di sicurezza, tranne la più recente',
      },
    },
  },
}) satisfies Record<Language, LegalMessages & Record<'purposes' | 'storage' | 'retention', unknown>>
