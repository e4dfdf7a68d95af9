-- Most actions are rare. Without this PostgreSQL takes each of the few common ones for typical, and reads the log by time to find the newest of one that never happened.
ALTER TABLE "auth_audit" ALTER COLUMN "action" SET (n_distinct = 200);
