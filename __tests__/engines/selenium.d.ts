// Types are not worth a package: one file uses a few methods.
declare module 'selenium-webdriver';
declare module 'selenium-webdriver/remote';
