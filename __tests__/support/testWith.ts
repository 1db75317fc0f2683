type ToolName = 'apache' | 'browser' | 'php';

/**
 * Whether tests that need a tool are skipped. `npm test` searches the test files for calls of `skips` and `testWith`, and installs the
 * tools in them.
 */
export const skips = (tool: ToolName) => (process.env.SKIPPED ?? '').split(',').includes(tool);

export const testWith = (tool: ToolName) => (skips(tool) ? test.skip : test);
