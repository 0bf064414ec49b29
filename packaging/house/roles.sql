-- Roles of a house in a PostgreSQL database, each with the rights that it needs and no others.
-- docs/house.md says when this is carried out: once, by the server's superuser, in the database of
-- the house, after its owner has made the tables. It can be carried out again. Passwords are set
-- afterwards, one by one, with psql's \password.
--
--   house_owner  owns the database and its tables, and brings them up to date
--   house        what the hosts of the house connect as: reads and writes these tables
--   archive      reads finished matches, and nothing of people or of matches that run
--   operator     makes backups and standbys: reads everything, writes nothing

\set ON_ERROR_STOP on
BEGIN;

DO $$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['house', 'archive', 'operator'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I LOGIN', wanted);
        END IF;
    END LOOP;
END $$;
ALTER ROLE house NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
ALTER ROLE archive NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
ALTER ROLE operator NOSUPERUSER NOCREATEDB NOCREATEROLE REPLICATION NOBYPASSRLS;

REVOKE ALL ON DATABASE :"DBNAME" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"DBNAME" TO house, archive, operator;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO house, archive, operator;

-- Of the tables that are there, and of those that a later version adds.
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM house, archive, operator;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO house;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO house;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO operator;
GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO operator;
ALTER DEFAULT PRIVILEGES FOR ROLE house_owner IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO house;
ALTER DEFAULT PRIVILEGES FOR ROLE house_owner IN SCHEMA public GRANT USAGE ON SEQUENCES TO house;
ALTER DEFAULT PRIVILEGES FOR ROLE house_owner IN SCHEMA public GRANT SELECT ON TABLES TO operator;
ALTER DEFAULT PRIVILEGES FOR ROLE house_owner IN SCHEMA public
    GRANT SELECT ON SEQUENCES TO operator;
REVOKE INSERT, UPDATE, DELETE ON house_schema FROM house;
GRANT SELECT ON matches, entries, positions, results TO archive;

-- Only an owner may write a table anew, without what was deleted from it: house may have that done.
CREATE OR REPLACE FUNCTION house_scrub(which text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
    by_key name := (
        SELECT indexed.relname FROM pg_index
        JOIN pg_class AS indexed ON indexed.oid = pg_index.indexrelid
        JOIN pg_class AS found ON found.oid = pg_index.indrelid
        WHERE found.relname = which AND found.relnamespace = 'public'::regnamespace
            AND pg_index.indisprimary
    );
    has_rows boolean;
    by_text name;
BEGIN
    IF by_key IS NOT NULL THEN
        EXECUTE format('CLUSTER public.%I USING %I', which, by_key);
        -- What the server has noted of its values goes, too; of an empty table ANALYZE leaves it.
        EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', which) INTO has_rows;
        IF has_rows THEN
            EXECUTE format('ANALYZE public.%I', which);
        ELSE
            FOR by_text IN SELECT attname FROM pg_attribute
                WHERE attrelid = format('public.%I', which)::regclass AND attnum > 0
                    AND atttypid = 'text'::regtype
            LOOP
                EXECUTE format('ALTER TABLE public.%I ALTER %I TYPE TEXT', which, by_text);
            END LOOP;
        END IF;
    END IF;
END $$;
ALTER FUNCTION house_scrub(text) OWNER TO house_owner;
REVOKE ALL ON FUNCTION house_scrub(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION house_scrub(text) TO house;

COMMIT;
