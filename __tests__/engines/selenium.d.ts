// Without types: one file uses a few of its methods.
declare module 'selenium-webdriver';
declare module 'selenium-webdriver/remote';
