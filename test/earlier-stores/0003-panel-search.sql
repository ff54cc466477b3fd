-- La base de datos como la dejó la migración 0003-panel-search, con filas de ese día.
-- La escribió `node test/earlier-stores/keep.ts` y desde entonces no cambia.

-- Tablas en SQLite
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "users" ("id" text primary key, "name" text not null, "email" text not null unique, "role" text not null, "createdAt" text not null, "lastLogin" text, "emailVerified" integer default 0 not null, "image" text, "updatedAt" text);
CREATE TABLE "globalConfig" ("id" text primary key, "contactName" text not null, "contactPhone" text not null, "contactEmail" text not null, "createdAt" text not null, "updatedAt" text);
CREATE TABLE "activityLogs" ("id" text primary key, "action" text not null check ("action" in ('property_created', 'create_property', 'edit_property', 'pause_property', 'unpause_property', 'delete_property')), "propertyId" text, "propertyTitle" text not null, "userId" text, "userName" text, "timestamp" text not null, "details" text, "type" text not null check ("type" in ('property_creation', 'property_edit', 'property_pause', 'property_unpause', 'property_deletion')));
CREATE INDEX "activityLogsByTime" on "activityLogs" ("timestamp" desc, "id" desc);
CREATE TABLE "contactMessages" ("id" text primary key, "nombre" text not null, "email" text not null, "telefono" text, "asunto" text, "mensaje" text not null, "createdAt" text not null);
CREATE TABLE "properties" ("seq" integer primary key autoincrement, "id" text not null unique, "title" text not null, "description" text, "priceCents" bigint check ("priceCents" between 0 and 99999999999999), "currency" text not null check ("currency" in ('MXN', 'USD')), "location" text not null, "address" text, "area" real check (area >= 0), "constructionArea" real check ("constructionArea" >= 0), "frontage" real check (frontage >= 0), "depth" real check (depth >= 0), "lotSize" real check ("lotSize" >= 0), "pricePerM2Cents" bigint check ("pricePerM2Cents" between 0 and 99999999999999), "propertyId" text, "type" text not null check ("type" in ('casa', 'departamento', 'terreno', 'oficina', 'local', 'bodega')), "category" text not null check ("category" in ('venta', 'renta', 'traspaso')), "status" text not null check ("status" in ('disponible', 'separada', 'pausada', 'vendida')), "state" text check ("state" in ('Aguascalientes', 'Baja California', 'Baja California Sur', 'Campeche', 'Coahuila', 'Colima', 'Chiapas', 'Chihuahua', 'Ciudad de México', 'Durango', 'Guanajuato', 'Guerrero', 'Hidalgo', 'Jalisco', 'Estado de México', 'Michoacán', 'Morelos', 'Nayarit', 'Nuevo León', 'Oaxaca', 'Puebla', 'Querétaro', 'Quintana Roo', 'San Luis Potosí', 'Sinaloa', 'Sonora', 'Tabasco', 'Tamaulipas', 'Tlaxcala', 'Veracruz', 'Yucatán', 'Zacatecas')), "municipality" text, "timeAlert" text check ("timeAlert" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'), "googleMapsLink" text, "yearBuilt" integer, "bedrooms" integer check (bedrooms >= 0), "bathrooms" real check (bathrooms >= 0), "contactName" text, "contactPhone" text, "contactEmail" text, "slug" text not null unique, "searchText" text not null, "locationText" text not null, "comparableCents" bigint, "version" integer default 1 not null, "createdAt" text not null, "createdBy" text references "users" ("id") on delete set null, "updatedAt" text, "updatedBy" text references "users" ("id") on delete set null, "panelText" text default '' not null);
CREATE TABLE "propertyAmenities" ("propertyId" text not null references "properties" ("id") on delete cascade, "code" text not null check ("code" in ('terreno_brena', 'obra_gris', 'obra_blanca', 'amueblada', 'con_servicios', 'estacionamiento', 'seguridad', 'jardin', 'internet', 'terraza', 'alberca', 'gym', 'aire')), constraint "propertyAmenitiesKey" primary key ("propertyId", "code"));
CREATE TABLE "retiredSlugs" ("slug" text primary key, "propertyId" text references "properties" ("id") on delete set null, "retiredAt" text not null);
CREATE INDEX "retiredSlugsByProperty" on "retiredSlugs" ("propertyId");
CREATE TABLE "photos" ("id" text primary key, "key" text not null unique, "contentHash" text not null unique, "width" integer not null, "height" integer not null, "bytes" integer not null, "variantsAt" text, "createdAt" text not null);
CREATE TABLE "propertyPhotos" ("propertyId" text not null references "properties" ("id") on delete cascade, "position" integer not null, "photoId" text not null references "photos" ("id"), "alt" text, constraint "propertyPhotosKey" primary key ("propertyId", "position"));
CREATE INDEX "propertyPhotosByPhoto" on "propertyPhotos" ("photoId");
CREATE INDEX "listingByDate" on properties (status, "createdAt" desc, id desc, type, category, municipality, state, "comparableCents", area);
CREATE INDEX "listingByPrice" on properties (status, "comparableCents", id, type, category, municipality, state, area);
CREATE INDEX "listingByArea" on properties (status, area, id, type, category, municipality, state, "comparableCents");
CREATE INDEX "listingByKind" on properties (status, category, type, municipality, "createdAt" desc, id desc, state, "comparableCents", area);
CREATE INDEX "listingByMunicipality" on properties (status, municipality, "createdAt" desc, id desc, type, category, state, "comparableCents", area);
CREATE INDEX "listingCount" on properties (status, category, type, municipality, state);
CREATE INDEX "propertiesByCode" on properties ("propertyId");
CREATE INDEX "propertiesByDeadline" on properties ("timeAlert") where "timeAlert" is not null;
CREATE VIEW "publicTextSource" as select seq, "searchText", "locationText" from properties where status = 'disponible';
CREATE VIRTUAL TABLE "publicText"
      using fts5 ("searchText", "locationText", content='publicTextSource', content_rowid='seq', tokenize='trigram');
CREATE TRIGGER "publicTextAdded" after insert on properties begin insert into "publicText" (rowid, "searchText", "locationText")
    select new.seq, new."searchText", new."locationText" where new.status = 'disponible'; end;
CREATE TRIGGER "publicTextRemoved" after delete on properties begin insert into "publicText" ("publicText", rowid, "searchText", "locationText")
    select 'delete', old.seq, old."searchText", old."locationText" where old.status = 'disponible'; end;
CREATE TRIGGER "publicTextChanged" after update of status, "searchText", "locationText" on properties begin insert into "publicText" ("publicText", rowid, "searchText", "locationText")
    select 'delete', old.seq, old."searchText", old."locationText" where old.status = 'disponible'; insert into "publicText" (rowid, "searchText", "locationText")
    select new.seq, new."searchText", new."locationText" where new.status = 'disponible'; end;
CREATE INDEX "propertiesByRow" on properties (seq, status, type, category, municipality, state, "comparableCents", area);
CREATE TABLE "sessions" ("id" text primary key, "token" text not null unique, "userId" text not null references "users" ("id") on delete cascade, "expiresAt" text not null, "ipAddress" text, "userAgent" text, "createdAt" text not null, "updatedAt" text not null);
CREATE INDEX "sessionsByUser" on "sessions" ("userId");
CREATE TABLE "accounts" ("id" text primary key, "accountId" text not null, "providerId" text not null, "userId" text not null references "users" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" text, "refreshTokenExpiresAt" text, "scope" text, "password" text, "createdAt" text not null, "updatedAt" text not null, constraint "accountsByProvider" unique ("providerId", "accountId"));
CREATE INDEX "accountsByUser" on "accounts" ("userId");
CREATE TABLE "verifications" ("id" text primary key, "identifier" text not null, "value" text not null, "expiresAt" text not null, "createdAt" text not null, "updatedAt" text not null);
CREATE INDEX "verificationsByIdentifier" on "verifications" ("identifier");
CREATE TABLE "invitations" ("id" text primary key, "tokenHash" text not null unique, "createdAt" text not null, "createdBy" text references "users" ("id") on delete set null, "expiresAt" text not null, "usedAt" text, "usedBy" text references "users" ("id") on delete set null);
CREATE TABLE "rateLimits" ("key" text primary key, "count" integer not null, "expiresAt" text not null);
CREATE TABLE "installation" ("name" text primary key, "value" text not null);
CREATE INDEX "panelByDate" on properties ("createdAt" desc, id desc, status, type, category, "propertyId", "panelText");

-- Tablas en PostgreSQL
-- "activityLogs", activityLogs_action_check: CHECK ((action = ANY (ARRAY['property_created'::text, 'create_property'::text, 'edit_property'::text, 'pause_property'::text, 'unpause_property'::text, 'delete_property'::text])))
-- "activityLogs", activityLogs_pkey: PRIMARY KEY (id)
-- "activityLogs", activityLogs_type_check: CHECK ((type = ANY (ARRAY['property_creation'::text, 'property_edit'::text, 'property_pause'::text, 'property_unpause'::text, 'property_deletion'::text])))
-- "contactMessages", contactMessages_pkey: PRIMARY KEY (id)
-- "globalConfig", globalConfig_pkey: PRIMARY KEY (id)
-- "propertyAmenities", propertyAmenitiesKey: PRIMARY KEY ("propertyId", code)
-- "propertyAmenities", propertyAmenities_code_check: CHECK ((code = ANY (ARRAY['terreno_brena'::text, 'obra_gris'::text, 'obra_blanca'::text, 'amueblada'::text, 'con_servicios'::text, 'estacionamiento'::text, 'seguridad'::text, 'jardin'::text, 'internet'::text, 'terraza'::text, 'alberca'::text, 'gym'::text, 'aire'::text])))
-- "propertyAmenities", propertyAmenities_propertyId_fkey: FOREIGN KEY ("propertyId") REFERENCES properties(id) ON DELETE CASCADE
-- "propertyPhotos", propertyPhotosKey: PRIMARY KEY ("propertyId", "position")
-- "propertyPhotos", propertyPhotos_photoId_fkey: FOREIGN KEY ("photoId") REFERENCES photos(id)
-- "propertyPhotos", propertyPhotos_propertyId_fkey: FOREIGN KEY ("propertyId") REFERENCES properties(id) ON DELETE CASCADE
-- "rateLimits", rateLimits_pkey: PRIMARY KEY (key)
-- "retiredSlugs", retiredSlugs_pkey: PRIMARY KEY (slug)
-- "retiredSlugs", retiredSlugs_propertyId_fkey: FOREIGN KEY ("propertyId") REFERENCES properties(id) ON DELETE SET NULL
-- CREATE INDEX "accountsByUser" ON public.accounts USING btree ("userId")
-- CREATE INDEX "activityLogsByTime" ON public."activityLogs" USING btree ("timestamp" DESC, id DESC)
-- CREATE INDEX "listingByArea" ON public.properties USING btree (status, area, id, type, category, municipality, state, "comparableCents")
-- CREATE INDEX "listingByAreaDown" ON public.properties USING btree (status, area DESC NULLS LAST, id)
-- CREATE INDEX "listingByDate" ON public.properties USING btree (status, "createdAt" DESC, id DESC, type, category, municipality, state, "comparableCents", area)
-- CREATE INDEX "listingByKind" ON public.properties USING btree (status, category, type, municipality, "createdAt" DESC, id DESC, state, "comparableCents", area)
-- CREATE INDEX "listingByMunicipality" ON public.properties USING btree (status, municipality, "createdAt" DESC, id DESC, type, category, state, "comparableCents", area)
-- CREATE INDEX "listingByPrice" ON public.properties USING btree (status, "comparableCents", id, type, category, municipality, state, area)
-- CREATE INDEX "listingByPriceDown" ON public.properties USING btree (status, "comparableCents" DESC NULLS LAST, id)
-- CREATE INDEX "listingCount" ON public.properties USING btree (status, category, type, municipality, state)
-- CREATE INDEX "panelByDate" ON public.properties USING btree ("createdAt" DESC, id DESC)
-- CREATE INDEX "propertiesByCode" ON public.properties USING btree ("propertyId")
-- CREATE INDEX "propertiesByDeadline" ON public.properties USING btree ("timeAlert") WHERE ("timeAlert" IS NOT NULL)
-- CREATE INDEX "propertiesLocationText" ON public.properties USING gin ("locationText" gin_trgm_ops)
-- CREATE INDEX "propertiesPanelText" ON public.properties USING gin ("panelText" gin_trgm_ops)
-- CREATE INDEX "propertiesSearchText" ON public.properties USING gin ("searchText" gin_trgm_ops)
-- CREATE INDEX "propertyPhotosByPhoto" ON public."propertyPhotos" USING btree ("photoId")
-- CREATE INDEX "retiredSlugsByProperty" ON public."retiredSlugs" USING btree ("propertyId")
-- CREATE INDEX "sessionsByUser" ON public.sessions USING btree ("userId")
-- CREATE INDEX "verificationsByIdentifier" ON public.verifications USING btree (identifier)
-- CREATE UNIQUE INDEX "accountsByProvider" ON public.accounts USING btree ("providerId", "accountId")
-- CREATE UNIQUE INDEX "activityLogs_pkey" ON public."activityLogs" USING btree (id)
-- CREATE UNIQUE INDEX "contactMessages_pkey" ON public."contactMessages" USING btree (id)
-- CREATE UNIQUE INDEX "globalConfig_pkey" ON public."globalConfig" USING btree (id)
-- CREATE UNIQUE INDEX "invitations_tokenHash_key" ON public.invitations USING btree ("tokenHash")
-- CREATE UNIQUE INDEX "photos_contentHash_key" ON public.photos USING btree ("contentHash")
-- CREATE UNIQUE INDEX "propertyAmenitiesKey" ON public."propertyAmenities" USING btree ("propertyId", code)
-- CREATE UNIQUE INDEX "propertyPhotosKey" ON public."propertyPhotos" USING btree ("propertyId", "position")
-- CREATE UNIQUE INDEX "rateLimits_pkey" ON public."rateLimits" USING btree (key)
-- CREATE UNIQUE INDEX "retiredSlugs_pkey" ON public."retiredSlugs" USING btree (slug)
-- CREATE UNIQUE INDEX accounts_pkey ON public.accounts USING btree (id)
-- CREATE UNIQUE INDEX installation_pkey ON public.installation USING btree (name)
-- CREATE UNIQUE INDEX invitations_pkey ON public.invitations USING btree (id)
-- CREATE UNIQUE INDEX kysely_migration_lock_pkey ON public.kysely_migration_lock USING btree (id)
-- CREATE UNIQUE INDEX kysely_migration_pkey ON public.kysely_migration USING btree (name)
-- CREATE UNIQUE INDEX photos_key_key ON public.photos USING btree (key)
-- CREATE UNIQUE INDEX photos_pkey ON public.photos USING btree (id)
-- CREATE UNIQUE INDEX properties_id_key ON public.properties USING btree (id)
-- CREATE UNIQUE INDEX properties_pkey ON public.properties USING btree (seq)
-- CREATE UNIQUE INDEX properties_slug_key ON public.properties USING btree (slug)
-- CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id)
-- CREATE UNIQUE INDEX sessions_token_key ON public.sessions USING btree (token)
-- CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email)
-- CREATE UNIQUE INDEX users_pkey ON public.users USING btree (id)
-- CREATE UNIQUE INDEX verifications_pkey ON public.verifications USING btree (id)
-- accounts, accountsByProvider: UNIQUE ("providerId", "accountId")
-- accounts, accounts_pkey: PRIMARY KEY (id)
-- accounts, accounts_userId_fkey: FOREIGN KEY ("userId") REFERENCES users(id) ON DELETE CASCADE
-- accounts.accessToken: text
-- accounts.accessTokenExpiresAt: text
-- accounts.accountId: text not null
-- accounts.createdAt: text not null
-- accounts.id: text not null
-- accounts.idToken: text
-- accounts.password: text
-- accounts.providerId: text not null
-- accounts.refreshToken: text
-- accounts.refreshTokenExpiresAt: text
-- accounts.scope: text
-- accounts.updatedAt: text not null
-- accounts.userId: text not null
-- activityLogs.action: text not null
-- activityLogs.details: text
-- activityLogs.id: text not null
-- activityLogs.propertyId: text
-- activityLogs.propertyTitle: text not null
-- activityLogs.timestamp: text not null
-- activityLogs.type: text not null
-- activityLogs.userId: text
-- activityLogs.userName: text
-- contactMessages.asunto: text
-- contactMessages.createdAt: text not null
-- contactMessages.email: text not null
-- contactMessages.id: text not null
-- contactMessages.mensaje: text not null
-- contactMessages.nombre: text not null
-- contactMessages.telefono: text
-- extension pg_trgm
-- extension plpgsql
-- globalConfig.contactEmail: text not null
-- globalConfig.contactName: text not null
-- globalConfig.contactPhone: text not null
-- globalConfig.createdAt: text not null
-- globalConfig.id: text not null
-- globalConfig.updatedAt: text
-- installation, installation_pkey: PRIMARY KEY (name)
-- installation.name: text not null
-- installation.value: text not null
-- invitations, invitations_createdBy_fkey: FOREIGN KEY ("createdBy") REFERENCES users(id) ON DELETE SET NULL
-- invitations, invitations_pkey: PRIMARY KEY (id)
-- invitations, invitations_tokenHash_key: UNIQUE ("tokenHash")
-- invitations, invitations_usedBy_fkey: FOREIGN KEY ("usedBy") REFERENCES users(id) ON DELETE SET NULL
-- invitations.createdAt: text not null
-- invitations.createdBy: text
-- invitations.expiresAt: text not null
-- invitations.id: text not null
-- invitations.tokenHash: text not null
-- invitations.usedAt: text
-- invitations.usedBy: text
-- kysely_migration, kysely_migration_pkey: PRIMARY KEY (name)
-- kysely_migration.name: character varying not null
-- kysely_migration.timestamp: character varying not null
-- kysely_migration_lock, kysely_migration_lock_pkey: PRIMARY KEY (id)
-- kysely_migration_lock.id: character varying not null
-- kysely_migration_lock.is_locked: integer not null default 0
-- photos, photos_contentHash_key: UNIQUE ("contentHash")
-- photos, photos_key_key: UNIQUE (key)
-- photos, photos_pkey: PRIMARY KEY (id)
-- photos.bytes: integer not null
-- photos.contentHash: text not null
-- photos.createdAt: text not null
-- photos.height: integer not null
-- photos.id: text not null
-- photos.key: text not null
-- photos.variantsAt: text
-- photos.width: integer not null
-- properties, properties_area_check: CHECK ((area >= (0)::double precision))
-- properties, properties_bathrooms_check: CHECK ((bathrooms >= (0)::double precision))
-- properties, properties_bedrooms_check: CHECK ((bedrooms >= 0))
-- properties, properties_category_check: CHECK ((category = ANY (ARRAY['venta'::text, 'renta'::text, 'traspaso'::text])))
-- properties, properties_constructionArea_check: CHECK (("constructionArea" >= (0)::double precision))
-- properties, properties_createdBy_fkey: FOREIGN KEY ("createdBy") REFERENCES users(id) ON DELETE SET NULL
-- properties, properties_currency_check: CHECK ((currency = ANY (ARRAY['MXN'::text, 'USD'::text])))
-- properties, properties_depth_check: CHECK ((depth >= (0)::double precision))
-- properties, properties_frontage_check: CHECK ((frontage >= (0)::double precision))
-- properties, properties_id_key: UNIQUE (id)
-- properties, properties_lotSize_check: CHECK (("lotSize" >= (0)::double precision))
-- properties, properties_pkey: PRIMARY KEY (seq)
-- properties, properties_priceCents_check: CHECK ((("priceCents" >= 0) AND ("priceCents" <= '99999999999999'::bigint)))
-- properties, properties_pricePerM2Cents_check: CHECK ((("pricePerM2Cents" >= 0) AND ("pricePerM2Cents" <= '99999999999999'::bigint)))
-- properties, properties_slug_key: UNIQUE (slug)
-- properties, properties_state_check: CHECK ((state = ANY (ARRAY['Aguascalientes'::text, 'Baja California'::text, 'Baja California Sur'::text, 'Campeche'::text, 'Coahuila'::text, 'Colima'::text, 'Chiapas'::text, 'Chihuahua'::text, 'Ciudad de México'::text, 'Durango'::text, 'Guanajuato'::text, 'Guerrero'::text, 'Hidalgo'::text, 'Jalisco'::text, 'Estado de México'::text, 'Michoacán'::text, 'Morelos'::text, 'Nayarit'::text, 'Nuevo León'::text, 'Oaxaca'::text, 'Puebla'::text, 'Querétaro'::text, 'Quintana Roo'::text, 'San Luis Potosí'::text, 'Sinaloa'::text, 'Sonora'::text, 'Tabasco'::text, 'Tamaulipas'::text, 'Tlaxcala'::text, 'Veracruz'::text, 'Yucatán'::text, 'Zacatecas'::text])))
-- properties, properties_status_check: CHECK ((status = ANY (ARRAY['disponible'::text, 'separada'::text, 'pausada'::text, 'vendida'::text])))
-- properties, properties_timeAlert_check: CHECK (("timeAlert" ~ '^\d{4}-[01]\d-[0-3]\d$'::text))
-- properties, properties_type_check: CHECK ((type = ANY (ARRAY['casa'::text, 'departamento'::text, 'terreno'::text, 'oficina'::text, 'local'::text, 'bodega'::text])))
-- properties, properties_updatedBy_fkey: FOREIGN KEY ("updatedBy") REFERENCES users(id) ON DELETE SET NULL
-- properties.address: text
-- properties.area: double precision
-- properties.bathrooms: double precision
-- properties.bedrooms: integer
-- properties.category: text not null
-- properties.comparableCents: bigint
-- properties.constructionArea: double precision
-- properties.contactEmail: text
-- properties.contactName: text
-- properties.contactPhone: text
-- properties.createdAt: text not null
-- properties.createdBy: text
-- properties.currency: text not null
-- properties.depth: double precision
-- properties.description: text
-- properties.frontage: double precision
-- properties.googleMapsLink: text
-- properties.id: text not null
-- properties.location: text not null
-- properties.locationText: text not null
-- properties.lotSize: double precision
-- properties.municipality: text
-- properties.panelText: text not null default ''::text
-- properties.priceCents: bigint
-- properties.pricePerM2Cents: bigint
-- properties.propertyId: text
-- properties.searchText: text not null
-- properties.seq: bigint not null identity ALWAYS
-- properties.slug: text not null
-- properties.state: text
-- properties.status: text not null
-- properties.timeAlert: text
-- properties.title: text not null
-- properties.type: text not null
-- properties.updatedAt: text
-- properties.updatedBy: text
-- properties.version: integer not null default 1
-- properties.yearBuilt: integer
-- propertyAmenities.code: text not null
-- propertyAmenities.propertyId: text not null
-- propertyPhotos.alt: text
-- propertyPhotos.photoId: text not null
-- propertyPhotos.position: integer not null
-- propertyPhotos.propertyId: text not null
-- rateLimits.count: integer not null
-- rateLimits.expiresAt: text not null
-- rateLimits.key: text not null
-- retiredSlugs.propertyId: text
-- retiredSlugs.retiredAt: text not null
-- retiredSlugs.slug: text not null
-- sessions, sessions_pkey: PRIMARY KEY (id)
-- sessions, sessions_token_key: UNIQUE (token)
-- sessions, sessions_userId_fkey: FOREIGN KEY ("userId") REFERENCES users(id) ON DELETE CASCADE
-- sessions.createdAt: text not null
-- sessions.expiresAt: text not null
-- sessions.id: text not null
-- sessions.ipAddress: text
-- sessions.token: text not null
-- sessions.updatedAt: text not null
-- sessions.userAgent: text
-- sessions.userId: text not null
-- users, users_email_key: UNIQUE (email)
-- users, users_pkey: PRIMARY KEY (id)
-- users.createdAt: text not null
-- users.email: text not null
-- users.emailVerified: integer not null default 0
-- users.id: text not null
-- users.image: text
-- users.lastLogin: text
-- users.name: text not null
-- users.role: text not null
-- users.updatedAt: text
-- verifications, verifications_pkey: PRIMARY KEY (id)
-- verifications.createdAt: text not null
-- verifications.expiresAt: text not null
-- verifications.id: text not null
-- verifications.identifier: text not null
-- verifications.updatedAt: text not null
-- verifications.value: text not null

-- Filas
insert into "kysely_migration" ("name", "timestamp") values ('0001-catalogue', '2026-11-22T04:09:29.955Z');
insert into "kysely_migration" ("name", "timestamp") values ('0002-accounts', '2026-11-22T04:09:35.333Z');
insert into "kysely_migration" ("name", "timestamp") values ('0003-panel-search', '2026-11-22T04:09:37.400Z');
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
insert into "users" ("id", "name", "email", "role", "createdAt", "lastLogin", "emailVerified", "image", "updatedAt") values ('01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', 'ana@cerronorte.example', 'admin', '2026-11-02T16:00:00.000Z', '2026-11-02T18:00:00.000Z', 0, null, '2026-11-02T16:00:00.000Z');
insert into "users" ("id", "name", "email", "role", "createdAt", "lastLogin", "emailVerified", "image", "updatedAt") values ('01a19d34-1a80-71c1-a5d3-60100ae4dee5', 'Beto O''Farrill', 'beto@cerronorte.example', 'admin', '2026-11-02T17:00:00.000Z', null, 0, null, '2026-11-02T17:00:00.000Z');
insert into "globalConfig" ("id", "contactName", "contactPhone", "contactEmail", "createdAt", "updatedAt") values ('019a4a10-0000-7000-8000-000000000002', 'Ventas Cerro Norte', '+52 81 0000 0000', 'ventas@cerronorte.example', '2026-11-03T01:00:00.000Z', '2026-11-03T02:00:00.000Z');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a0a3-0280-7187-a795-d558ce0c32bf', 'create_property', '01a1a0a3-0280-70d2-be5e-a57c02ac4c00', 'Bodega con 4 andenes y patio de maniobras en Huinalá', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', '2026-11-03T09:00:00.000Z', null, 'property_creation');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a0d9-f100-730e-b3ca-af6c3607443b', 'create_property', '01a1a0d9-f100-7262-b4e8-8224c20667ff', 'Nave en dólares; "llave en mano"', '01a19d34-1a80-71c1-a5d3-60100ae4dee5', 'Beto O''Farrill', '2026-11-03T10:00:00.000Z', null, 'property_creation');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a110-df80-7269-b679-ebc8f1f04335', 'create_property', '01a1a110-df80-765d-bf78-e21843ce0713', '  Ñandú
 500 m² ', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', '2026-11-03T11:00:00.000Z', null, 'property_creation');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a147-ce00-7505-ac58-d54820c15844', 'create_property', '01a1a147-ce00-77ae-aed6-b040da45cdc5', 'Casa de tres plantas', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', '2026-11-03T12:00:00.000Z', null, 'property_creation');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a17e-bc80-73ad-a067-93035cfac3dd', 'create_property', '01a1a17e-bc80-7439-8f04-227de738e4c6', 'Local con traspaso', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', '2026-11-03T13:00:00.000Z', null, 'property_creation');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a1b5-ab00-7383-a79a-921ea8c32de6', 'create_property', '01a1a1b5-ab00-7349-b3c0-5b8b35e78be5', 'Oficina mínima', null, null, '2026-11-03T14:00:00.000Z', null, 'property_creation');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a1ec-9980-7757-adda-dc815a7173c4', 'create_property', '01a1a1ec-9980-7653-a34e-c428b703721e', 'Departamento con vista al cerro', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', '2026-11-03T15:00:00.000Z', null, 'property_creation');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a223-8800-762f-8c4b-b7338fd299c0', 'create_property', '01a1a223-8800-7279-9a51-1de0f9a3be7c', 'Bodega que ya no está', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', '2026-11-03T16:00:00.000Z', null, 'property_creation');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a25a-7680-753d-8ecb-c1e95180a1a0', 'edit_property', '01a1a17e-bc80-7439-8f04-227de738e4c6', 'Local con traspaso en el centro', '01a19d34-1a80-71c1-a5d3-60100ae4dee5', 'Beto O''Farrill', '2026-11-03T17:00:00.000Z', 'Título: Local con traspaso → Local con traspaso en el centro', 'property_edit');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a291-6500-72ce-b511-efd6ba3c0769', 'edit_property', '01a1a1ec-9980-7653-a34e-c428b703721e', 'Departamento con vista al Cerro de la Silla', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', '2026-11-03T18:00:00.000Z', 'Título: Departamento con vista al cerro → Departamento con vista al Cerro de la Silla', 'property_edit');
insert into "activityLogs" ("id", "action", "propertyId", "propertyTitle", "userId", "userName", "timestamp", "details", "type") values ('01a1a2c8-5380-7725-b6a7-65d0c52068e0', 'delete_property', '01a1a223-8800-7279-9a51-1de0f9a3be7c', 'Bodega que ya no está', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'Ana Garza', '2026-11-03T19:00:00.000Z', 'Título: Bodega que ya no está
ID de Propiedad: PROP-008
Tipo: Bodega
Categoría: Renta
Precio: $264,000 MXN
Ciudad/Zona: Huinalá
Municipio: Apodaca
Dirección: Carretera a Huinalá km 2.5
Estado: Nuevo León
Enlace de Google Maps: https://www.google.com/maps?q=25.7485,-100.165
Superficie Total: 2,400 m²
Construcción: 2,250 m²
Tamaño del terreno: 3,600 m²
Frente: 48 m
Fondo: 75 m
Precio por m²: $110.00 MXN
Año de construcción: 2014
Condición y servicios: Con servicios, Estacionamiento
Estatus: Disponible
Dirección de la página: /propiedad/bodega-que-ya-no-esta
Descripción: Bodega sobre avenida con acceso para tráiler de 53 pies. Cuatro andenes con rampa niveladora.', 'property_deletion');
insert into "properties" ("id", "title", "description", "priceCents", "currency", "location", "address", "area", "constructionArea", "frontage", "depth", "lotSize", "pricePerM2Cents", "propertyId", "type", "category", "status", "state", "municipality", "timeAlert", "googleMapsLink", "yearBuilt", "bedrooms", "bathrooms", "contactName", "contactPhone", "contactEmail", "slug", "searchText", "locationText", "comparableCents", "version", "createdAt", "createdBy", "updatedAt", "updatedBy", "panelText") values ('01a1a0a3-0280-70d2-be5e-a57c02ac4c00', 'Bodega con 4 andenes y patio de maniobras en Huinalá', 'Bodega sobre avenida con acceso para tráiler de 53 pies. Cuatro andenes con rampa niveladora.', 26400000, 'MXN', 'Huinalá', 'Carretera a Huinalá km 2.5', 2400, 2250, 48, 75, 3600, 11000, 'PROP-001', 'bodega', 'renta', 'disponible', 'Nuevo León', 'Apodaca', '2027-01-15', 'https://www.google.com/maps?q=25.7485,-100.165', 2014, null, null, 'Ana', '81 1234 5678', 'ana@cerronorte.example', 'bodega-con-4-andenes-y-patio-de-maniobras-en-huinala', 'bodega con 4 andenes y patio de maniobras en huinala
prop-001
huinala
apodaca
carretera a huinala km 2.5
bodega sobre avenida con acceso para trailer de 53 pies. cuatro andenes con rampa niveladora.', 'huinala
apodaca
carretera a huinala km 2.5
nuevo leon', 26400000, 1, '2026-11-03T09:00:00.000Z', '01a19cfd-2c00-7024-bbcd-38e4b904c335', null, null, 'bodega con 4 andenes y patio de maniobras en huinala
huinala
apodaca
prop-001
264000
$264,000 mxn');
insert into "properties" ("id", "title", "description", "priceCents", "currency", "location", "address", "area", "constructionArea", "frontage", "depth", "lotSize", "pricePerM2Cents", "propertyId", "type", "category", "status", "state", "municipality", "timeAlert", "googleMapsLink", "yearBuilt", "bedrooms", "bathrooms", "contactName", "contactPhone", "contactEmail", "slug", "searchText", "locationText", "comparableCents", "version", "createdAt", "createdBy", "updatedAt", "updatedBy", "panelText") values ('01a1a0d9-f100-7262-b4e8-8224c20667ff', 'Nave en dólares; "llave en mano"', 'Bodega sobre avenida con acceso para tráiler de 53 pies. Cuatro andenes con rampa niveladora.', 2750050, 'USD', 'Huinalá', 'Carretera a Huinalá km 2.5', 2400, 2250, 48, 75, 3600, 11000, 'PROP-002', 'bodega', 'venta', 'disponible', 'Nuevo León', 'Pesquería', null, 'https://www.google.com/maps?q=25.7485,-100.165', 2014, null, null, null, null, null, 'nave-en-dolares-llave-en-mano', 'nave en dolares; "llave en mano"
prop-002
huinala
pesqueria
carretera a huinala km 2.5
bodega sobre avenida con acceso para trailer de 53 pies. cuatro andenes con rampa niveladora.', 'huinala
pesqueria
carretera a huinala km 2.5
nuevo leon', 49500900, 1, '2026-11-03T10:00:00.000Z', '01a19d34-1a80-71c1-a5d3-60100ae4dee5', null, null, 'nave en dolares; "llave en mano"
huinala
pesqueria
prop-002
27500.50
usd 27,500.50');
insert into "properties" ("id", "title", "description", "priceCents", "currency", "location", "address", "area", "constructionArea", "frontage", "depth", "lotSize", "pricePerM2Cents", "propertyId", "type", "category", "status", "state", "municipality", "timeAlert", "googleMapsLink", "yearBuilt", "bedrooms", "bathrooms", "contactName", "contactPhone", "contactEmail", "slug", "searchText", "locationText", "comparableCents", "version", "createdAt", "createdBy", "updatedAt", "updatedBy", "panelText") values ('01a1a110-df80-765d-bf78-e21843ce0713', '  Ñandú
 500 m² ', null, null, 'MXN', 'Huinalá', null, 2400, 2250, 48, 75, 3600, 11000, '', 'terreno', 'renta', 'pausada', 'Nuevo León', null, null, 'https://www.google.com/maps?q=25.7485,-100.165', 2014, null, null, null, null, null, 'nandu-500-m', 'nandu 500 m2
huinala', 'huinala
nuevo leon', null, 1, '2026-11-03T11:00:00.000Z', '01a19cfd-2c00-7024-bbcd-38e4b904c335', null, null, 'nandu 500 m2
huinala');
insert into "properties" ("id", "title", "description", "priceCents", "currency", "location", "address", "area", "constructionArea", "frontage", "depth", "lotSize", "pricePerM2Cents", "propertyId", "type", "category", "status", "state", "municipality", "timeAlert", "googleMapsLink", "yearBuilt", "bedrooms", "bathrooms", "contactName", "contactPhone", "contactEmail", "slug", "searchText", "locationText", "comparableCents", "version", "createdAt", "createdBy", "updatedAt", "updatedBy", "panelText") values ('01a1a147-ce00-77ae-aed6-b040da45cdc5', 'Casa de tres plantas', 'Bodega sobre avenida con acceso para tráiler de 53 pies. Cuatro andenes con rampa niveladora.', 99999999999999, 'MXN', 'Huinalá', 'Carretera a Huinalá km 2.5', 2400, 2250, 0.1, 75, 3600, 11000, 'PROP-004', 'casa', 'venta', 'vendida', 'Nuevo León', 'Apodaca', null, 'https://www.google.com/maps?q=25.7485,-100.165', 2014, 4, 2.5, null, null, null, 'casa-de-tres-plantas', 'casa de tres plantas
prop-004
huinala
apodaca
carretera a huinala km 2.5
bodega sobre avenida con acceso para trailer de 53 pies. cuatro andenes con rampa niveladora.', 'huinala
apodaca
carretera a huinala km 2.5
nuevo leon', 99999999999999, 1, '2026-11-03T12:00:00.000Z', '01a19cfd-2c00-7024-bbcd-38e4b904c335', null, null, 'casa de tres plantas
huinala
apodaca
prop-004
999999999999.99
$999,999,999,999.99 mxn');
insert into "properties" ("id", "title", "description", "priceCents", "currency", "location", "address", "area", "constructionArea", "frontage", "depth", "lotSize", "pricePerM2Cents", "propertyId", "type", "category", "status", "state", "municipality", "timeAlert", "googleMapsLink", "yearBuilt", "bedrooms", "bathrooms", "contactName", "contactPhone", "contactEmail", "slug", "searchText", "locationText", "comparableCents", "version", "createdAt", "createdBy", "updatedAt", "updatedBy", "panelText") values ('01a1a17e-bc80-7439-8f04-227de738e4c6', 'Local con traspaso en el centro', 'Bodega sobre avenida con acceso para tráiler de 53 pies. Cuatro andenes con rampa niveladora.', 26400000, 'MXN', 'Huinalá', 'Carretera a Huinalá km 2.5', 2400, 2250, 48, 75, 3600, 1, 'PROP-005', 'local', 'traspaso', 'separada', 'Nuevo León', 'Apodaca', null, 'https://www.google.com/maps?q=25.7485,-100.165', 2014, null, null, null, null, null, 'local-con-traspaso-en-el-centro', 'local con traspaso en el centro
prop-005
huinala
apodaca
carretera a huinala km 2.5
bodega sobre avenida con acceso para trailer de 53 pies. cuatro andenes con rampa niveladora.', 'huinala
apodaca
carretera a huinala km 2.5
nuevo leon', 26400000, 2, '2026-11-03T13:00:00.000Z', '01a19cfd-2c00-7024-bbcd-38e4b904c335', '2026-11-03T17:00:00.000Z', '01a19d34-1a80-71c1-a5d3-60100ae4dee5', 'local con traspaso en el centro
huinala
apodaca
prop-005
264000
$264,000 mxn');
insert into "properties" ("id", "title", "description", "priceCents", "currency", "location", "address", "area", "constructionArea", "frontage", "depth", "lotSize", "pricePerM2Cents", "propertyId", "type", "category", "status", "state", "municipality", "timeAlert", "googleMapsLink", "yearBuilt", "bedrooms", "bathrooms", "contactName", "contactPhone", "contactEmail", "slug", "searchText", "locationText", "comparableCents", "version", "createdAt", "createdBy", "updatedAt", "updatedBy", "panelText") values ('01a1a1b5-ab00-7349-b3c0-5b8b35e78be5', 'Oficina mínima', null, null, 'MXN', 'Centro', null, null, null, null, null, null, null, null, 'oficina', 'venta', 'disponible', null, null, null, null, null, null, null, null, null, null, 'oficina-minima', 'oficina minima
centro', 'centro', null, 1, '2026-11-03T14:00:00.000Z', null, null, null, 'oficina minima
centro');
insert into "properties" ("id", "title", "description", "priceCents", "currency", "location", "address", "area", "constructionArea", "frontage", "depth", "lotSize", "pricePerM2Cents", "propertyId", "type", "category", "status", "state", "municipality", "timeAlert", "googleMapsLink", "yearBuilt", "bedrooms", "bathrooms", "contactName", "contactPhone", "contactEmail", "slug", "searchText", "locationText", "comparableCents", "version", "createdAt", "createdBy", "updatedAt", "updatedBy", "panelText") values ('01a1a1ec-9980-7653-a34e-c428b703721e', 'Departamento con vista al Cerro de la Silla', 'Bodega sobre avenida con acceso para tráiler de 53 pies. Cuatro andenes con rampa niveladora.', 1850000, 'MXN', 'Huinalá', 'Carretera a Huinalá km 2.5', 2400, 2250, 48, 75, 3600, 11000, 'PROP-007', 'departamento', 'renta', 'disponible', 'Nuevo León', 'San Pedro Garza García', null, 'https://www.google.com/maps?q=25.7485,-100.165', 2014, null, null, null, null, null, 'departamento-con-vista-al-cerro-de-la-silla', 'departamento con vista al cerro de la silla
prop-007
huinala
san pedro garza garcia
carretera a huinala km 2.5
bodega sobre avenida con acceso para trailer de 53 pies. cuatro andenes con rampa niveladora.', 'huinala
san pedro garza garcia
carretera a huinala km 2.5
nuevo leon', 1850000, 2, '2026-11-03T15:00:00.000Z', '01a19cfd-2c00-7024-bbcd-38e4b904c335', '2026-11-03T18:00:00.000Z', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'departamento con vista al cerro de la silla
huinala
san pedro garza garcia
prop-007
18500
$18,500 mxn');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a0a3-0280-70d2-be5e-a57c02ac4c00', 'con_servicios');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a0a3-0280-70d2-be5e-a57c02ac4c00', 'estacionamiento');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a110-df80-765d-bf78-e21843ce0713', 'terreno_brena');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a147-ce00-77ae-aed6-b040da45cdc5', 'alberca');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a147-ce00-77ae-aed6-b040da45cdc5', 'jardin');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a147-ce00-77ae-aed6-b040da45cdc5', 'aire');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a17e-bc80-7439-8f04-227de738e4c6', 'con_servicios');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a17e-bc80-7439-8f04-227de738e4c6', 'estacionamiento');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a1ec-9980-7653-a34e-c428b703721e', 'con_servicios');
insert into "propertyAmenities" ("propertyId", "code") values ('01a1a1ec-9980-7653-a34e-c428b703721e', 'estacionamiento');
insert into "retiredSlugs" ("slug", "propertyId", "retiredAt") values ('local-con-traspaso', '01a1a17e-bc80-7439-8f04-227de738e4c6', '2026-11-03T17:00:00.000Z');
insert into "retiredSlugs" ("slug", "propertyId", "retiredAt") values ('departamento-con-vista-al-cerro', '01a1a1ec-9980-7653-a34e-c428b703721e', '2026-11-03T18:00:00.000Z');
insert into "retiredSlugs" ("slug", "propertyId", "retiredAt") values ('bodega-que-ya-no-esta', null, '2026-11-03T19:00:00.000Z');
insert into "photos" ("id", "key", "contentHash", "width", "height", "bytes", "variantsAt", "createdAt") values ('019a4a10-0000-7000-8000-000000000100', 'properties/1762095600000_fachada.jpg', '0000000000000000000000000000000000000000000000000000000000000000', 1200, 800, 154321, '2026-11-03T03:00:00.000Z', '2026-11-03T04:00:00.000Z');
insert into "photos" ("id", "key", "contentHash", "width", "height", "bytes", "variantsAt", "createdAt") values ('019a4a10-0000-7000-8000-000000000101', 'properties/1762095600001_patio.jpg', '1111111111111111111111111111111111111111111111111111111111111111', 1200, 800, 154322, null, '2026-11-03T05:00:00.000Z');
insert into "photos" ("id", "key", "contentHash", "width", "height", "bytes", "variantsAt", "createdAt") values ('019a4a10-0000-7000-8000-000000000102', 'properties/1762095600002_croquis.jpg', '2222222222222222222222222222222222222222222222222222222222222222', 1200, 800, 154323, '2026-11-03T06:00:00.000Z', '2026-11-03T08:00:00.000Z');
insert into "propertyPhotos" ("propertyId", "position", "photoId", "alt") values ('01a1a0a3-0280-70d2-be5e-a57c02ac4c00', 0, '019a4a10-0000-7000-8000-000000000100', 'La fachada de O''Higgins 12');
insert into "propertyPhotos" ("propertyId", "position", "photoId", "alt") values ('01a1a0a3-0280-70d2-be5e-a57c02ac4c00', 1, '019a4a10-0000-7000-8000-000000000101', null);
insert into "sessions" ("id", "token", "userId", "expiresAt", "ipAddress", "userAgent", "createdAt", "updatedAt") values ('019a4a10-0000-7000-8000-000000000001', 'aKeptSessionOfAna00000000000000', '01a19cfd-2c00-7024-bbcd-38e4b904c335', '2099-01-01T00:00:00.000Z', '', 'Mozilla/5.0 (iPhone)', '2026-11-02T22:00:00.000Z', '2098-12-31T00:00:00.000Z');
insert into "accounts" ("id", "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope", "password", "createdAt", "updatedAt") values ('01a19cfd-2c00-705e-bd0c-c40e3adafaef', '01a19cfd-2c00-7024-bbcd-38e4b904c335', 'credential', '01a19cfd-2c00-7024-bbcd-38e4b904c335', null, null, null, null, null, null, '715ea3d7bc00c9341850c68dbcd4c5cb:3a6a3d5bb8f4f8a4e0daf023cc6345769b0df70350f62a848dd7f30e2605de2e8fd28bac2f7c74e8f7849ced7165497d62acdb03ad82e3bf09a2d65f1ea44be1', '2026-11-02T16:00:00.000Z', '2026-11-02T16:00:00.000Z');
insert into "accounts" ("id", "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope", "password", "createdAt", "updatedAt") values ('01a19d34-1a80-7736-b346-0a32d619bca3', '01a19d34-1a80-71c1-a5d3-60100ae4dee5', 'credential', '01a19d34-1a80-71c1-a5d3-60100ae4dee5', null, null, null, null, null, null, 'de0c92a6e6312f548950a550eb8afe61:df284ef13463a6029c3ddbc8b2811fad6e7dea05158e701a34a2fb41ef9311a29bf8a61f088cda0fa009e8f375d7dce89dfb91446f3f165ca5eaa73111b38e4a', '2026-11-02T17:00:00.000Z', '2026-11-02T17:00:00.000Z');
insert into "verifications" ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt") values ('01a20173-3215-71c1-9454-377a26ae43bc', 'ZTSUSSExZlWdOOD-22tmVdwbjgeVANwMgIrfxboxUXQ', '01a19d34-1a80-71c1-a5d3-60100ae4dee5', '2099-01-01T00:00:00.000Z', '2026-11-22T04:10:56.403Z', '2026-11-22T04:10:56.403Z');
insert into "invitations" ("id", "tokenHash", "createdAt", "createdBy", "expiresAt", "usedAt", "usedBy") values ('01a19da1-f780-720c-b486-e11c28b9ac27', '3M85X6iXVQ6adjaKWTaDUQ_XGwwzGCq2KtInm8IWL4E', '2026-11-02T19:00:00.000Z', '01a19cfd-2c00-7024-bbcd-38e4b904c335', '2099-01-01T00:00:00.000Z', '2026-11-02T20:00:00.000Z', '01a19d34-1a80-71c1-a5d3-60100ae4dee5');
insert into "invitations" ("id", "tokenHash", "createdAt", "createdBy", "expiresAt", "usedAt", "usedBy") values ('01a19e0f-d480-709a-86ef-e522796fdadb', 'Og40w2m0-QdXa30nzddtym0bbEINwyuYogX3Cy7cfzU', '2026-11-02T21:00:00.000Z', '01a19cfd-2c00-7024-bbcd-38e4b904c335', '2099-01-01T00:00:00.000Z', null, null);
insert into "rateLimits" ("key", "count", "expiresAt") values ('loginByAccount:XKBfWW4TmZQNtSuDu4c-2ZJVvwasGhJ9q6CPXFAJ8vI', 10, '2099-01-01T00:00:00.000Z');
insert into "installation" ("name", "value") values ('registration', 'lock');
insert into "installation" ("name", "value") values ('authSecret', 'a secret of the kept stores, as long as one is');
insert into "contactMessages" ("id", "nombre", "email", "telefono", "asunto", "mensaje", "createdAt") values ('019a4a10-0000-7000-8000-000000000200', 'María Peña', 'maria@ejemplo.example', '81 8765 4321', 'Bodega en Huinalá', 'Me interesa la bodega.
¿Sigue disponible?', '2026-11-03T20:00:00.000Z');
insert into "contactMessages" ("id", "nombre", "email", "telefono", "asunto", "mensaje", "createdAt") values ('019a4a10-0000-7000-8000-000000000201', 'María Peña', 'maria@ejemplo.example', null, null, 'Me interesa la bodega.
¿Sigue disponible?', '2026-11-03T21:00:00.000Z');
