type ToolName = 'apache' | 'browser' | 'php';

/**
 * Whether what needs a tool is left out. `npm test` reads calls of this and of `testWith` in the tests that it will run, to know
 * which tools it has to look for.
 */
export const skips = (tool: ToolName) => (process.env.SKIPPED ?? '').split(',').includes(tool);

export const testWith = (tool: ToolName) => (skips(tool) ? test.skip : test);
