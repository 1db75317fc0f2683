<?php

declare(strict_types=1);

/*
 * Receives the contact form on hosts with PHP 8.1 or newer. Stores each message in a folder outside the web root, then
 * mails the message to the owner. Optional environment variables: CONTACT_TO and CONTACT_FROM (email addresses), CONTACT_STORE
 * (folder). Commands: `php contact.php list` and `php contact.php export`.
 */

/** Filled in by the build: the address that receives the messages, and the site's host, which is in the sender's address. */
const OWNER_EMAIL = '%OWNER_EMAIL%';
const SITE_HOST = '%SITE_HOST%';

const MAX_BODY_BYTES = 65_536;
/* Durations are in seconds. */
const HOUR = 3600;
const SAME_MESSAGE_WINDOW = HOUR;
const RATE_WINDOW = 600;
const RATE_LIMIT = 10;
const RETENTION = 365 * 24 * HOUR;

/** Filled in by the build: each field's label, limit in characters and error messages. */
define('FIELDS', json_decode('%FIELDS%', true));

/** Filled in by the build: the name of a checkbox that people do not see. A message with this box ticked comes from a robot. */
const HONEYPOT = '%HONEYPOT%';

/** The mail addresses that browsers accept, as the HTML standard defines them. */
const EMAIL = '/^[a-zA-Z0-9.!#$%&\'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
    . '(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/D';

/** The mail addresses that are safe as an argument of the host's mail program. */
const ENVELOPE_SENDER = '/^[a-z0-9][a-z0-9.-]*@[a-z0-9][a-z0-9.-]*$/Di';

/** Filled in by the build: the folder of the page with the form, the language of the site, and every text for visitors and for the owner's mail. */
const FORM_FOLDER = '%FORM_FOLDER%';
const LANGUAGE = '%LANGUAGE%';
define('TEXTS', json_decode('%TEXTS%', true));

/** A reason to end a request with an error status. */
final class Refusal extends Exception
{
    /**
     * @param array<string, string> $headers
     * @param array<string, string> $errors Messages by field name.
     */
    public function __construct(
        public readonly int $status,
        public readonly array $headers = [],
        public readonly array $errors = [],
    ) {
        parent::__construct();
    }
}

function answerRequest(): void
{
    try {
        $message = readMessage();
        if (($_POST[HONEYPOT] ?? '') === '') {
            deliver($message);
        }
        answer(200);
    } catch (Refusal $refusal) {
        answer($refusal->status, $refusal->headers, $refusal->errors);
    } catch (Throwable $failure) {
        logFailure('The request failed', $failure);
        answer(503);
    }
}

/**
 * @return array<string, string> The text of each field.
 * @throws Refusal
 */
function readMessage(): array
{
    refuseWhatIsNoForm();
    $message = [];
    $errors = [];
    foreach (FIELDS as $field => ['label' => $label, 'limit' => $limit, 'missing' => $missing, 'invalid' => $invalid]) {
        $text = clean($_POST[$field] ?? '', $field === 'message');
        $message[$field] = $text;
        $errors[$field] = match (true) {
            $text === null => fill(TEXTS['notText'], ['label' => $label]),
            $text === '' => $missing,
            preg_match_all('/./su', $text) > $limit => fill(TEXTS['tooLong'], ['label' => $label, 'limit' => $limit]),
            $field === 'email' && preg_match(EMAIL, $text) !== 1 => $invalid,
            default => null,
        };
    }
    $errors = array_filter($errors);
    if ($errors !== []) {
        throw new Refusal(422, errors: $errors);
    }
    return $message;
}

function refuseWhatIsNoForm(): void
{
    $type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
    if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
        throw new Refusal(405, ['Allow' => 'POST']);
    }
    if (!isFromThisSite()) {
        throw new Refusal(403);
    }
    if (bodyBytes() > MAX_BODY_BYTES) {
        throw new Refusal(413);
    }
    if (!in_array($type, ['multipart/form-data', 'application/x-www-form-urlencoded'], true)) {
        throw new Refusal(415);
    }
}

/** Returns whether a request comes from this site, by the origin that browsers send. Clients without an origin are accepted. */
function isFromThisSite(): bool
{
    $host = strtolower($_SERVER['HTTP_HOST'] ?? '');
    $origin = strtolower($_SERVER['HTTP_ORIGIN'] ?? "https://$host");
    $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? 'same-origin';
    return in_array($origin, ["https://$host", "http://$host"], true) && in_array($site, ['same-origin', 'none'], true);
}

function bodyBytes(): int
{
    if (isset($_SERVER['CONTENT_LENGTH'])) {
        return (int) $_SERVER['CONTENT_LENGTH'];
    }
    // A chunked body has no declared length, so the bytes are counted. PHP keeps no multipart body, only its fields and files.
    $bytes = strlen(file_get_contents('php://input'));
    if ($bytes > 0) {
        return $bytes;
    }
    array_walk_recursive($_POST, function (string $text, string|int $field) use (&$bytes): void {
        $bytes += strlen((string) $field) + strlen($text);
    });
    foreach ($_FILES as ['size' => $size, 'error' => $error]) {
        $isTooLarge = in_array(UPLOAD_ERR_INI_SIZE, (array) $error, true);
        $bytes += $isTooLarge ? MAX_BODY_BYTES + 1 : array_sum((array) $size);
    }
    return $bytes;
}

/** Replaces control characters and trims white space. Returns '' if nothing is visible, null for invalid text. */
function clean(mixed $text, bool $multiline): ?string
{
    if (!is_string($text) || preg_match('//u', $text) !== 1) {
        return null;
    }
    $text = str_replace(["\r\n", "\r"], "\n", $text);
    $text = preg_replace($multiline ? '/[^\P{Cc}\n\t]/u' : '/\p{Cc}/u', ' ', $text);
    return preg_match('/[^\s\p{Z}\p{Cf}](?:.*[^\s\p{Z}])?/su', $text, $visible) === 1 ? $visible[0] : '';
}

/**
 * Stores and mails a message. The message is accepted if it was either stored or mailed. Failures are logged.
 *
 * @throws Refusal If both fail, or the visitor has sent too many messages.
 */
function deliver(array $message): void
{
    $kept = false;
    try {
        if (!keep($message, storeFolder())) {
            return;
        }
        $kept = true;
    } catch (Refusal $refusal) {
        throw $refusal;
    } catch (Throwable $failure) {
        logFailure('The message was not stored', $failure);
    }
    try {
        sendMail($message);
    } catch (Throwable $failure) {
        logFailure('The message was not mailed', $failure);
        if (!$kept) {
            throw new Refusal(503);
        }
    }
}

/**
 * Stores a message. Returns false if the same message was stored within the last hour.
 *
 * @throws Refusal If the visitor has sent too many messages.
 */
function keep(array $message, string $folder): bool
{
    umask(0077);
    if (!is_dir($folder) && @mkdir($folder, 0700, true)) {
        // The folder can lie in the web root of another site, which this script cannot detect. Apache then refuses all requests.
        file_put_contents("$folder/.htaccess", "Require all denied\n");
    }
    // The lock lets one request at a time continue. PHP releases the lock when the function returns.
    $lock = fopen("$folder/lock", 'c');
    if (!flock($lock, LOCK_EX)) {
        throw new RuntimeException("$folder cannot be locked");
    }
    $store = extension_loaded('pdo_sqlite') ? new SqliteStore($folder) : new FileStore($folder);
    $arrival = microtime(true);
    $now = (int) $arrival;
    $store->forget($now - RETENTION);
    $digest = hash('sha256', toJson($message));
    if ($store->holds($digest, $now - SAME_MESSAGE_WINDOW)) {
        return false;
    }
    countArrival("$folder/arrivals.json", $now);
    $store->add(toJson(['receivedAt' => gmdate(DATE_ATOM, $now), ...$message]), $digest, $arrival);
    return true;
}

/**
 * Counts the recent messages from a visitor's IP address, of which only a salted hash is stored. The salt changes once no recent
 * message is left.
 *
 * @throws Refusal If there are too many.
 */
function countArrival(string $file, int $now): void
{
    $known = json_decode(is_file($file) ? file_get_contents($file) : '', true) ?? [];
    $recent = fn (array $times) => array_values(array_filter($times, fn (int $time) => $time > $now - RATE_WINDOW));
    $arrivals = array_filter(array_map($recent, $known['arrivals'] ?? []));
    $salt = $arrivals === [] ? bin2hex(random_bytes(16)) : $known['salt'];
    $visitor = hash_hmac('sha256', visitorAddress(), $salt);
    $own = $arrivals[$visitor] ?? [];
    if (count($own) >= RATE_LIMIT) {
        throw new Refusal(429, ['Retry-After' => (string) ($own[0] + RATE_WINDOW - $now)]);
    }
    writeFile($file, toJson(['salt' => $salt, 'arrivals' => [...$arrivals, $visitor => [...$own, $now]]]));
}

/** Returns the visitor's IPv4 address, or the IPv6 /64 network, because an IPv6 visitor can use any address of the network. */
function visitorAddress(): string
{
    $address = preg_replace('/^::ffff:(?=[\d.]+$)|%.*/i', '', $_SERVER['REMOTE_ADDR']);
    return str_contains($address, ':') ? bin2hex(substr(inet_pton($address), 0, 8)) : $address;
}

/** Stores messages as JSON. Times are Unix timestamps in seconds. */
interface Store
{
    public function holds(string $digest, int $since): bool;

    /** Returns once the message is on disk. */
    public function add(string $message, string $digest, float $time): void;

    public function forget(int $before): void;

    /** @return iterable<string> The messages, oldest first. */
    public function messages(): iterable;
}

final class SqliteStore implements Store
{
    public const FILE = 'messages.sqlite';

    private PDO $database;

    public function __construct(string $folder)
    {
        $this->database = new PDO("sqlite:$folder/" . self::FILE);
        $this->database->exec('PRAGMA synchronous = EXTRA');
        $this->database->exec('CREATE TABLE IF NOT EXISTS messages (time INTEGER, digest TEXT, message TEXT)');
    }

    public function holds(string $digest, int $since): bool
    {
        $found = $this->query('SELECT 1 FROM messages WHERE digest = ? AND time > ?', $digest, $since);
        return $found->fetchColumn() !== false;
    }

    public function add(string $message, string $digest, float $time): void
    {
        $this->query('INSERT INTO messages (time, digest, message) VALUES (?, ?, ?)', (int) $time, $digest, $message);
    }

    public function forget(int $before): void
    {
        $this->query('DELETE FROM messages WHERE time <= ?', $before);
    }

    public function messages(): iterable
    {
        return $this->query('SELECT message FROM messages ORDER BY time, rowid')->fetchAll(PDO::FETCH_COLUMN);
    }

    private function query(string $sql, string|int ...$values): PDOStatement
    {
        $statement = $this->database->prepare($sql);
        $statement->execute($values);
        return $statement;
    }
}

/** Stores each message in a file of its own, `<seconds>.<microseconds>-<digest>.json`. */
final class FileStore implements Store
{
    public function __construct(private string $folder)
    {
    }

    public function holds(string $digest, int $since): bool
    {
        $isSame = fn (string $file) => str_contains($file, $digest) && (int) $file > $since;
        return array_filter($this->files(), $isSame) !== [];
    }

    public function add(string $message, string $digest, float $time): void
    {
        writeFile(sprintf('%s/%.6F-%s.json', $this->folder, $time, $digest), $message);
    }

    public function forget(int $before): void
    {
        foreach ($this->files() as $file) {
            if ((int) $file <= $before) {
                unlink("$this->folder/$file");
            }
        }
    }

    public function messages(): iterable
    {
        foreach ($this->files() as $file) {
            yield file_get_contents("$this->folder/$file");
        }
    }

    /** @return string[] The names of the files, sorted by name and so by time: the seconds have ten digits until the year 2286. */
    private function files(): array
    {
        return preg_grep('/^\d{10}\.\d{6}-[0-9a-f]{64}\.json$/', scandir($this->folder));
    }
}

/** Writes a file atomically. Returns once the file is on disk, and throws if the file cannot be written. */
function writeFile(string $path, string $contents): void
{
    $unfinished = dirname($path) . '/unfinished';
    try {
        $file = fopen($unfinished, 'w');
        if (fwrite($file, $contents) !== strlen($contents) || !fsync($file) || !fclose($file)) {
            throw new RuntimeException("$path cannot be written");
        }
        rename($unfinished, $path);
    } catch (Throwable $failure) {
        @unlink($unfinished);
        throw $failure;
    }
    // Syncing the folder persists the rename. Not every system can open a folder.
    $folder = @fopen(dirname($path), 'r');
    if ($folder !== false) {
        @fsync($folder);
    }
}

/** Returns the folder for messages. Throws if the folder lies in the web root, where visitors could read the messages. */
function storeFolder(): string
{
    $roots = webRoots();
    $folder = realFolder(setting('CONTACT_STORE') ?? dirname($roots[0]) . '/contact-messages');
    foreach ($roots as $root) {
        if (isWithin($folder, $root)) {
            throw new RuntimeException("$folder is not used for messages: it lies in the web root");
        }
    }
    return $folder;
}

/** @return string[] Every folder that can be the web root, the most likely first. */
function webRoots(): array
{
    $served = dirname($_SERVER['SCRIPT_FILENAME']);
    $address = dirname($_SERVER['SCRIPT_NAME']);
    // A file `/var/www/sub/contact.php` at the URL `/sub/contact.php` lies in the web root `/var/www`: the loop removes the folders
    // with which both paths end. For a user's site (`/~ana/`) or an alias, the web root is not DOCUMENT_ROOT.
    while (basename($address) !== '' && basename($address) === basename($served)) {
        $served = dirname($served);
        $address = dirname($address);
    }
    $named = ($_SERVER['DOCUMENT_ROOT'] ?? '') ?: $served;
    return [isWithin($served, $named) ? $named : $served, $named, $served, __DIR__];
}

/** Returns whether the folder is or lies in `$other`. Windows has backslashes in paths, and ignores capitals. */
function isWithin(string $folder, string $other): bool
{
    [$inner, $outer] = array_map(fn (string $path) => strtr(realFolder($path), '\\', '/'), [$folder, $other]);
    $compare = PHP_OS_FAMILY === 'Windows' ? 'strncasecmp' : 'strncmp';
    $outer = rtrim($outer, '/') . '/';
    return $compare("$inner/", $outer, strlen($outer)) === 0;
}

/** Returns the real path of a folder, which need not exist yet. Throws if `..` follows a folder that does not exist. */
function realFolder(string $folder): string
{
    $real = realpath($folder);
    if ($real !== false || dirname($folder) === $folder) {
        return $real ?: $folder;
    }
    if (basename($folder) === '..') {
        throw new RuntimeException("$folder leads through a folder that is not there");
    }
    return rtrim(realFolder(dirname($folder)), '/') . '/' . basename($folder);
}

function sendMail(array $message): void
{
    $texts = TEXTS['mail'];
    $sender = "{$message['name']} {$message['lastname']}";
    $text = fill($texts['from'], ['sender' => "$sender <{$message['email']}>"]) . "\n";
    $text .= $message['title'] === '' ? '' : fill($texts['title'], ['title' => $message['title']]) . "\n";
    $text .= "\n{$message['message']}\n";
    $subject = $message['title'] === '' ? $sender : $message['title'];
    $from = setting('CONTACT_FROM') ?? "{$texts['sender']}@" . SITE_HOST;
    $mail = [
        setting('CONTACT_TO') ?? OWNER_EMAIL,
        encodeHeader(fill($texts['subject'], ['subject' => $subject])),
        chunk_split(base64_encode(str_replace("\n", "\r\n", $text))),
        [
            'From' => $from,
            'Reply-To' => $message['email'],
            'MIME-Version' => '1.0',
            'Content-Type' => 'text/plain; charset=UTF-8',
            'Content-Transfer-Encoding' => 'base64',
        ],
    ];
    if (!isTakenFrom($from, $mail) && !mail(...$mail)) {
        throw new RuntimeException('mail() did not accept the message');
    }
}

/** Sends a mail with an envelope sender, which SPF and some hosts check. Returns false if the host does not accept the mail. */
function isTakenFrom(string $sender, array $mail): bool
{
    try {
        // A warning, for example about a log that cannot be written, does not mean that the mail was refused.
        return preg_match(ENVELOPE_SENDER, $sender) === 1 && @mail(...[...$mail, "-f$sender"]);
    } catch (Throwable $failure) {
        logFailure('The envelope sender was refused', $failure);
        return false;
    }
}

/** Encodes a header by RFC 2047: in encoded words of at most 75 characters, one per line. No character is split. */
function encodeHeader(string $text): string
{
    preg_match_all('/.{1,9}/su', $text, $words);
    return implode("\r\n ", array_map(fn (string $word) => '=?UTF-8?B?' . base64_encode($word) . '?=', $words[0]));
}

/**
 * @param array<string, string> $headers
 * @param array<string, string> $errors
 */
function answer(int $status, array $headers = [], array $errors = []): void
{
    while (ob_get_level() > 0 && @ob_end_clean()) {
        // Discards the output that PHP printed before this file ran.
    }
    $json = str_contains(strtolower($_SERVER['HTTP_ACCEPT'] ?? ''), 'application/json');
    $minutes = (int) ceil(($headers['Retry-After'] ?? 0) / 60);
    $outcome = $minutes > 1 ? fill(TEXTS['tooMany'], ['minutes' => $minutes]) : TEXTS['outcomes'][$status];
    header_remove('X-Powered-By');
    header('Content-Type: ' . ($json ? 'application/json' : 'text/html; charset=utf-8'));
    // header() also sets the status, because http_response_code() has no effect after a fatal error.
    header('Cache-Control: no-store', true, $status);
    header('X-Content-Type-Options: nosniff');
    foreach ($headers as $name => $value) {
        header("$name: $value");
    }
    if ($json) {
        $reply = ['success' => $status === 200, 'message' => $outcome];
        echo toJson($errors === [] ? $reply : [...$reply, 'errors' => $errors]);
    } else {
        showPage($status, $outcome, $errors);
    }
}

const STYLE = <<<'CSS'
    :root { color-scheme: %scheme%; background: %background%; color: %text%; font: 1.0625rem/1.6 sans-serif }
    body { max-width: 34em; margin: 0 auto; padding: 0 1.25rem 4rem }
    body::before { content: ""; display: block; height: 18vh; background: linear-gradient(90deg, #0000 calc(25% - 1px),
      %stroke-1% 0 calc(25% + 1px), #0000 0 calc(50% - 1px), %stroke-2% 0 calc(50% + 1px), #0000 0 calc(75% - 1px),
      %stroke-3% 0 calc(75% + 1px), #0000 0) }
    h1 { font-size: 1.75rem; line-height: 1.2 }
    li { color: %error% }
    a { color: inherit }
    textarea { box-sizing: border-box; width: 100%; padding: .75rem 1rem; border: 1px solid %field-border%;
      border-radius: 14px; background: %background%; color: inherit; font: inherit }
    CSS;

/**
 * Prints the page for visitors without JavaScript. After a failure, the page contains the visitor's message for copying.
 *
 * @param array<string, string> $errors
 */
function showPage(int $status, string $outcome, array $errors): void
{
    $styleHash = base64_encode(hash('sha256', STYLE, true));
    header("Content-Security-Policy: default-src 'none'; img-src 'self'; style-src 'sha256-$styleHash'; frame-ancestors 'none'");
    $style = STYLE;
    $details = implode("\n", array_map(fn (string $error) => '<li>' . escape($error) . '</li>', $errors));
    $details = $details === '' ? '' : "<ul>\n$details\n</ul>";
    $message = $_POST['message'] ?? '';
    if ($status !== 200 && is_string($message) && $message !== '') {
        // HTML parsers drop a newline at the start of a textarea. The extra newline protects the newline that a message can start with.
        [$copy, $label] = array_map('escape', [TEXTS['copy'], TEXTS['message']]);
        $details .= "\n<p>$copy</p>\n<textarea aria-label=\"$label\" rows=\"8\" readonly>\n" . escape($message) . '</textarea>';
    }
    [$language, $title, $folder, $back] = array_map('escape', [LANGUAGE, $outcome, FORM_FOLDER, TEXTS['back']]);
    echo <<<HTML
        <!doctype html>
        <html lang="$language">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>$title</title>
        <link rel="icon" href="favicon.ico">
        <style>$style</style>
        </head>
        <body>
        <h1>$title</h1>
        $details
        <p><a href="./$folder">$back</a></p>
        </body>
        </html>

        HTML;
}

/** Replaces the placeholders of a template by values, as in "{minutes} minutos". */
function fill(string $template, array $values): string
{
    $places = array_map(fn (string $name) => '{' . $name . '}', array_keys($values));
    return strtr($template, array_combine($places, $values));
}

function escape(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
}

function toJson(array $value): string
{
    return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
}

function setting(string $name): ?string
{
    // Some hosts disable getenv().
    $value = function_exists('getenv') ? getenv($name) : $_SERVER[$name] ?? $_ENV[$name] ?? '';
    return $value ?: null;
}

function logFailure(string $what, Throwable $failure): void
{
    error_log("contact.php: $what: {$failure->getMessage()} (line {$failure->getLine()})");
}

/** `list` prints the stored messages, `export` prints each message as a line of JSON. Returns the exit code. */
function runCommand(string $command): int
{
    $folder = setting('CONTACT_STORE') ?? nearestStore(__DIR__);
    if (!in_array($command, ['list', 'export'], true) || !is_dir($folder)) {
        fwrite(STDERR, "Usage: php contact.php list|export. If the folder for messages is not found, set CONTACT_STORE to its path.\n");
        return 1;
    }
    try {
        foreach (keptMessages($folder) as $json) {
            echo $command === 'export' ? $json : inWords(json_decode($json, true)), "\n";
        }
        return 0;
    } catch (Throwable $failure) {
        fwrite(STDERR, "{$failure->getMessage()}\n");
        return 1;
    }
}

/** Searches upwards for the folder for messages, because the web root is unknown on the command line. */
function nearestStore(string $folder): string
{
    $store = dirname($folder) . '/contact-messages';
    return is_dir($store) || dirname($folder) === $folder ? $store : nearestStore(dirname($folder));
}

/** Returns the messages of both stores: a host that got SQLite later has messages in both. */
function keptMessages(string $folder): iterable
{
    yield from (new FileStore($folder))->messages();
    if (is_file("$folder/" . SqliteStore::FILE)) {
        if (!extension_loaded('pdo_sqlite')) {
            throw new RuntimeException("This PHP cannot read $folder/" . SqliteStore::FILE . ': it lacks pdo_sqlite.');
        }
        yield from (new SqliteStore($folder))->messages();
    }
}

function inWords(array $message): string
{
    ['receivedAt' => $time, 'name' => $name, 'lastname' => $lastname, 'title' => $title] = $message;
    return "$time  $name $lastname <{$message['email']}>\n" . ltrim("$title\n") . "\n{$message['message']}\n";
}

error_reporting(E_ALL);
ini_set('display_errors', PHP_SAPI === 'cli' ? 'stderr' : '0');
set_error_handler(function (int $level, string $text, string $file, int $line): bool {
    // Deprecated features still work; any other error must not pass unnoticed.
    if ((error_reporting() & $level & ~E_DEPRECATED) === 0) {
        return false;
    }
    throw new ErrorException($text, 0, $level, $file, $line);
});
register_shutdown_function(function (): void {
    $error = error_get_last();
    if (PHP_SAPI !== 'cli' && in_array($error['type'] ?? 0, [E_ERROR, E_CORE_ERROR], true) && !headers_sent()) {
        answer(503);
    }
});

if (PHP_SAPI === 'cli') {
    exit(runCommand($argv[1] ?? ''));
}
answerRequest();
