// The package with the types of Selenium is not installed: only one file uses Selenium, and only a few methods.
declare module 'selenium-webdriver';
declare module 'selenium-webdriver/remote';
