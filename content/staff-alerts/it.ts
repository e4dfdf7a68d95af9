import type { Messages } from './de.ts'

const it: Messages = {
  title: 'Problemi',
  since: 'Dal {moment}',
  approve: 'Autorizzare la cancellazione',
  approveTitle: 'Autorizzare la cancellazione?',
  approveText:
    'Alla prossima esecuzione, entro un’ora, questi dati saranno cancellati definitivamente: {counts}.',
  approved: 'La cancellazione è autorizzata.',
  confirm: 'Confermare la data',
  confirmTitle: 'Oggi è il {day}?',
  confirmText: 'Dopo la conferma il server torna a cancellare tutto ciò che a questa data è troppo vecchio.',
  confirmed: 'La data è confermata.',
  dismiss: 'Risolto',
  dismissed: 'Il problema è segnato come risolto.',
  mail: {
    subject: 'Problema: {title}',
    resolved: 'Nel frattempo il problema è stato risolto.',
    button: 'Aprire la gestione',
  },
  kinds: {
    participants: 'dati dei partecipanti',
    waitingList: 'lista d’attesa',
    bookings: 'prenotazioni',
    vouchers: 'buoni',
    orders: 'ordini',
    requests: 'richieste',
    giftAddresses: 'indirizzi di chi ha ricevuto un buono',
    mails: 'e-mail',
    newsletter: 'indirizzi della newsletter',
    newsletterUnconfirmed: 'iscrizioni alla newsletter non confermate',
    privacyLinks: 'link ai propri dati',
    privacyRequests: 'richieste sulla protezione dei dati',
    accounts: 'account',
    audit: 'registro della gestione',
    security: 'accessi rifiutati',
    backups: 'backup',
  },
  codes: {
    retention_stopped: {
      title: 'La cancellazione dei vecchi dati è sospesa',
      text: 'Sarebbero da cancellare in una volta insolitamente molti dati: {counts}. Nulla di tutto ciò è stato cancellato.',
      remedy:
        'Verifichi la data e i termini di conservazione. Se sono giusti, autorizzi qui la cancellazione. Prima faccia un backup con «npm run backup».',
    },
    clock_jumped: {
      title: 'L’orologio del server ha fatto un salto',
      text: 'Il server crede che oggi sia il {day}; l’ultima data nota è il {last}. Finché non è chiarito, non si cancella nulla.',
      remedy:
        'Regoli l’orologio del server; poi tutto riprende da sé. Se la data è giusta, perché il server è rimasto fermo a lungo o è stato ripristinato un vecchio backup, la confermi qui.',
    },
    key_replaced: {
      title: 'La chiave dell’applicazione è stata sostituita',
      text: 'I codici dei buoni venduti prima restano validi, ma non possono più essere stampati né inviati. I link delle vecchie e-mail funzionano ancora.',
      remedy:
        'Se ha ancora la chiave precedente, la ripristini (APP_SECRET o DATA_DIR/secrets/app.key) e riavvii.',
    },
    disk_full: {
      title: 'Lo spazio di archiviazione è esaurito',
      text: 'Al momento ordini, prenotazioni e messaggi non possono essere salvati; chi invia qualcosa è pregato di riprovare più tardi. Ciò che è stato confermato è salvato.',
      remedy: 'Liberi spazio sul server o nella banca dati. Poi tutto riprende da sé.',
    },
    attachment_missing: {
      title: 'Manca un file salvato',
      text: 'Manca almeno un file della richiesta {number}. L’avviso a Lei è partito senza di esso e ne indica il nome.',
      remedy:
        'Recuperi il file da un backup, o chieda alla persona di inviarlo di nuovo. Verifichi che DATA_DIR/objects sia completo.',
    },
    storage_moved: {
      title: 'I file si trovano in un altro posto',
      text: 'La banca dati conosce {files} file; {missing} di essi non si trovano nel posto attuale.',
      remedy: 'Copi qui o nello spazio S3 la cartella precedente DATA_DIR/objects e riavvii.',
    },
    second_server_refused: {
      title: 'Un secondo server ha cercato di avviarsi',
      text: 'Usa la stessa banca dati, ma una propria cartella per i file. È stato respinto affinché nessun file vada perso.',
      remedy:
        'Dia a entrambi i server la stessa cartella DATA_DIR (file system condiviso) o lo stesso spazio S3, oppure ne avvii uno solo.',
    },
    untrusted_proxy: {
      title: 'Davanti al server c’è un proxy che non conosce',
      text: 'Tutte le visite sembrano provenire dallo stesso indirizzo. I limiti contro gli abusi le colpiscono quindi tutte insieme.',
      remedy: 'Imposti TRUST_PROXY con l’indirizzo del proxy o il numero di proxy e riavvii.',
    },
    used_voucher_voided: {
      title: 'Un buono già usato non è più valido',
      text: 'Il denaro di un buono è stato rimborsato senza un Suo intervento (rimborso presso il fornitore di pagamenti o contestazione). Era stato usato per: {names} (prenotazioni, ordini dello shop, fatture, sportello). Ciò resta valido, ma manca la parte del buono.',
      remedy: 'Cerchi la voce nella gestione e decida: riaddebitare l’importo oppure annullare.',
    },
    refund_failed: {
      title: 'Un rimborso non è arrivato',
      text: 'Un rimborso relativo a {names} è tornato dal fornitore di pagamenti. Il denaro è di nuovo presso di Lei; la fattura lo conta come pagato.',
      remedy:
        'Apra la fattura sotto «Fatture». Se l’importo è ancora dovuto, lo rimborsi in un altro modo e lo registri lì.',
    },
    invoice_disputed: {
      title: 'Un pagamento con carta è contestato presso la banca',
      text: 'La banca della clientela chiede informazioni su un pagamento, o lo contesta: {names}. Finché non ha deciso, nulla di questo denaro si può rimborsare, e nessun sollecito di queste fatture parte da solo.',
      remedy: 'Risponda presso il fornitore di pagamenti: lì trova il motivo e il termine.',
    },
    invoice_dispute_closed: {
      title: 'La banca ha deciso su un pagamento contestato',
      text: 'Si tratta di {names}. Se la banca ha ripreso il denaro, l’importo è di nuovo aperto sulla fattura; altrimenti vale come pagato.',
      remedy:
        'Apra la fattura sotto «Fatture»: la decisione è nella cronologia. Ciò che ora deve rimborsare è sotto «Oggi».',
    },
    paid_back_twice: {
      title: 'Del denaro è stato restituito due volte',
      text: 'Lei aveva già restituito il denaro a mano o come buono; poi è tornato indietro anche il pagamento stesso, tramite la banca, il fornitore di pagamenti o perché è stato annullato: {names}. Nessuna fattura chiede questo importo.',
      remedy: 'Lo richieda alla clientela, oppure corregga ciò che è stato registrato male.',
    },
    paid_for_nothing: {
      title: 'È arrivato denaro per qualcosa che non esiste più',
      text: 'Qualcuno ha pagato online, ma l’ordine, la prenotazione o la fattura è stata cancellata: {names}. L’importo figura soltanto presso il fornitore di pagamenti.',
      remedy:
        'Cerchi il pagamento presso il fornitore con il suo numero: lì vede da chi proviene. Lo rimborsi da lì, oppure registri di nuovo ciò che paga.',
    },
    mail_not_made: {
      title: 'Non è stato possibile creare un’e-mail',
      text: 'Non è stato possibile crearne il testo o un allegato; non è stata inviata. Figura sotto «Oggi» e sotto «E-mail».',
      remedy:
        'Avvisi la persona in un altro modo e segnali l’errore a chi si occupa della tecnica; il motivo figura sotto «E-mail». Quando l’errore è corretto, invii di nuovo l’e-mail da lì.',
    },
  },
}

export default it
