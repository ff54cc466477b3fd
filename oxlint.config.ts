import { type OxlintOverride, defineConfig } from 'oxlint'

/** What a pure rule has no business with: the world around it. */
const PURE_ONLY = {
  'import/no-nodejs-modules': 'error',
  'no-restricted-globals': ['error', 'crypto', 'document', 'performance', 'process', 'window'],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'Una regla pura recibe la fecha como argumento.' },
    { object: 'Math', property: 'random', message: 'Una regla pura no tiene azar.' },
  ],
} satisfies OxlintOverride['rules']

const NOT_PURE = {
  'import/no-nodejs-modules': 'off',
  'no-restricted-globals': 'off',
  'no-restricted-properties': 'off',
} satisfies OxlintOverride['rules']

/** Test files may reach everything: they are at home nowhere. */
const TESTS = ['**/*.test.{ts,tsx}']

/** What knows of properties and of the people around them. */
const SUBJECTS = 'accounts,activity,alerts,backups,contact,health,interest,photos,properties,settings'
/** What frames their pages: the site, the panel, what search engines read, maps. */
const FRAMES = 'maps,panel,seo,site'

/**
 * The walls between folders (architecture, Quién importa a quién). For one file the last wall that matches holds whole, so
 * what is particular comes after what is general.
 * @param forbidden import paths as in .gitignore, `!` allowing again
 */
function wall(
  files: string[],
  forbidden: string[],
  message: string,
  rules: OxlintOverride['rules'] = {},
): OxlintOverride {
  const patterns = [{ group: forbidden, message: `${message} (docs/architecture.md)` }]
  return { files, rules: { ...rules, 'no-restricted-imports': ['error', { patterns }] } }
}

/** The three sides of a subject; its own files are reached by ./, those of the subjects above it not at all. */
function subjectWalls(subject: string, above: string): OxlintOverride[] {
  const folder = `app/${subject}/**`
  return [
    wall(
      [`${folder}/*.ts`],
      [
        '#*/**',
        '!#app/*/**/*.ts',
        `#app/{db,routes,ui,${above}}/**`,
        '**/*.server.ts',
        '**/*.tsx',
        '{kysely,react,react-dom,react-router,uuid}',
      ],
      'Una regla pura solo importa reglas puras, de su tema o de los de abajo',
      PURE_ONLY,
    ),
    wall(
      [`${folder}/*.tsx`],
      ['#{demo,server,test}/**', `#app/{db,routes,${above}}/**`, '**/*.server.ts'],
      'Un componente importa componentes y reglas, de su tema o de los de abajo, y app/ui',
      { 'import/no-nodejs-modules': 'error' },
    ),
    wall(
      [`${folder}/*.server.ts`],
      ['#{demo,server,test}/**', `#app/{routes,ui,${above}}/**`, '**/*.tsx'],
      'Un .server.ts importa app/db, env, y reglas o .server.ts de su tema o de los de abajo',
      NOT_PURE,
    ),
  ]
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'node', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', 'build', 'data', '.react-router', 'test-results'],
  rules: {
    eqeqeq: 'error',
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    'max-lines': ['error', 300],
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    // Packages in CommonJS are imported whole: Node finds no names in them.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource-variable/**'] }],
    // `role="status"` and `role="alert"` are what the messages are specified to carry (decision 16).
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: ['onClick'] }],
    // What scrolls must be reachable with the keyboard.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'node/no-process-env': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    // A dependency that is not read is there to fire the effect.
    'react/exhaustive-effect-dependencies': 'off',
    // Scripts and an origin of its own are safe together in a frame that is never of our origin: Google's maps.
    'react/iframe-missing-sandbox': 'off',
    // The automatic JSX runtime needs no import.
    'react/react-in-jsx-scope': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Code starts beside its only user (architecture, Costumbres).
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    { files: ['app/**'], rules: { 'no-console': 'error', 'import/no-relative-parent-imports': 'error' } },
    { files: ['app/**', 'server/**'], rules: { 'max-lines': ['error', 180] } },
    wall(
      ['app/*.{ts,tsx}'],
      ['#{demo,server,test}/**'],
      'app/ no conoce al proceso, a la demostración ni a las pruebas',
    ),
    ...subjectWalls('*', 'accounts,alerts,contact,properties'),
    // A subject with rooms (properties/card, agency/landing…): one reaches another by its whole path.
    ...subjectWalls('properties', 'accounts,alerts,contact'),
    // It knows what a property is, whose folders come into it one by one.
    ...subjectWalls('catalogue', 'accounts,alerts,contact'),
    ...subjectWalls('accounts', 'alerts,contact,properties'),
    // The form of a property is made of these, in this order.
    ...subjectWalls(
      'properties/form-state',
      'accounts,alerts,contact,properties/form,properties/draft,properties/conflict',
    ),
    ...subjectWalls('properties/draft', 'accounts,alerts,contact,properties/form,properties/conflict'),
    ...subjectWalls('properties/conflict', 'accounts,alerts,contact,properties/form'),
    ...subjectWalls('agency', `${SUBJECTS},${FRAMES}`),
    ...subjectWalls(`{${FRAMES}}`, SUBJECTS),
    ...subjectWalls('{calendar,figures,phone,text}', `${SUBJECTS},${FRAMES},agency`),
    ...subjectWalls('alerts', 'accounts,alerts,contact'),
    ...subjectWalls('contact', 'accounts,activity,alerts,photos,properties,settings'),
    // Every form is made of it: it knows addresses and phones, and nobody's form.
    ...subjectWalls('forms', `${SUBJECTS},${FRAMES},agency`),
    wall(
      ['app/routes/**'],
      ['#{demo,server,test}/**', '#app/{db,routes}/**', '#app/env.server.ts', '../**', '!../../../public/**'],
      'Una pantalla importa temas, app/ui y lo de su carpeta',
      { ...NOT_PURE, 'max-lines': ['error', 120], 'import/no-relative-parent-imports': 'off' },
    ),
    wall(['app/db/**'], ['#*/**', '!#app/db/**', '**/*.tsx'], 'app/db no importa de los temas', NOT_PURE),
    wall(
      ['app/db/{schema,account-tables}.ts'],
      [
        '#*/**',
        '!#app/*/{account-actions,activity-actions,delivery-kinds,interest-kinds,message-states,vocabulary}.ts',
        '!#app/properties/facts/{amenities,fact-columns}.ts',
        '!#app/catalogue/facts/complex-kinds.ts',
      ],
      'El esquema importa de los temas solo sus vocabularios y las columnas de los datos',
    ),
    // What has landed does the same for ever: it stands on nothing that lives on.
    wall(
      ['app/db/migrations/**'],
      ['*', '!kysely', '!kysely/migration', '!./**', '!#app/db/migrations/**'],
      'Una migración importa Kysely y lo congelado de su carpeta',
    ),
    wall(
      ['app/ui/**'],
      ['#*/**', '!#app/{figures,ui}/**', '**/*.server.ts'],
      'app/ui no sabe nada de la inmobiliaria',
      {
        ...NOT_PURE,
        'import/no-nodejs-modules': 'error',
      },
    ),
    // What is wrong with a form takes the focus as its page arrives, also without JavaScript (WCAG 3.3.1).
    { files: ['app/ui/form/error-summary.tsx'], rules: { 'jsx-a11y/no-autofocus': 'off' } },
    // Lists of data.
    {
      files: [
        'app/accounts/common-passwords.server.ts',
        'app/db/schema.ts',
        'app/properties/facts/*facts.ts',
        'app/catalogue/place/zone-middles.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    wall(['demo/**', 'server/**'], ['#test/**'], 'El producto no importa sus pruebas'),
    {
      files: [
        'app/{root,entry.server,entry.client}.tsx',
        'app/routes.ts',
        'app/routes/**',
        '*.config.ts',
        'test/e2e/server.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['app/env.server.ts', 'scripts/**', 'test/**', '*.config.ts', ...TESTS],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: TESTS,
      rules: {
        ...NOT_PURE,
        'max-lines': 'off',
        'no-restricted-imports': 'off',
        'import/no-relative-parent-imports': 'off',
      },
    },
    wall(['**/index.{ts,tsx}'], ['**'], 'Sin barriles: cada quien importa el archivo que necesita'),
  ],
})
