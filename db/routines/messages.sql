-- Tells every process that texts were published: they read them and make their pages anew.
create or replace function messages_published() returns trigger language plpgsql as $$
begin
  perform pg_notify('messages_published', '');
  return null;
end $$;

create or replace trigger messages_published after insert on message_publications
  for each statement execute function messages_published();
